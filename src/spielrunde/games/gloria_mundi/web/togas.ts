// The colours of the Romans, by seat; each can be told from the others in grey too, and carries a letter besides.

export interface Toga {
  ground: string;
  ink: string;
}

export const TOGAS: Toga[] = [
  { ground: '#7a2a8c', ink: '#ffffff' },
  { ground: '#e0a21b', ink: '#2b1a02' },
  { ground: '#1c6f7d', ink: '#ffffff' },
  { ground: '#e06a4a', ink: '#2b0b02' },
  { ground: '#2f5fb3', ink: '#ffffff' },
  { ground: '#8fbf4a', ink: '#16240a' },
];
