import { describe, expect, it } from 'vitest';
import { moodOf, plainMood, tint, type Mood } from '../src/style/look';
import { updates } from './fixtures';

/** The part of an element that a mood is given to. */
function element() {
  const properties = new Map<string, string>();
  const style = {
    setProperty: (name: string, value: string) => properties.set(name, value),
    removeProperty: (name: string) => properties.delete(name),
  };
  return { properties, target: { style } as unknown as HTMLElement };
}

const mood: Mood = {
  ...plainMood(),
  board: { brass: 'gold' },
  dark: { ...plainMood().dark, board: { niche: 'black' } },
  light: { ...plainMood().light, may: 'red', board: { niche: 'white' } },
};

describe("a mood's colours", () => {
  it('are those of the theme, of the card back and of the board', () => {
    const { properties, target } = element();
    tint(mood, true)(target);
    const { dark, back } = mood;
    for (const [name, value] of Object.entries({
      'on-accent': dark.onAccent,
      may: dark.accent,
      back: back.ground,
      brass: 'gold',
      niche: 'black',
    })) {
      expect(properties.get(`--${name}`)).toBe(value);
    }
  });

  it('go with the theme, also those only one theme has', () => {
    const { properties, target } = element();
    const undo = tint(mood, false)(target);
    expect(properties.get('--may')).toBe('red');
    undo();
    expect(properties.size).toBe(0);
  });
});

describe("a mood's marks", () => {
  it('have names in both languages', async () => {
    const moods = await Promise.all(updates.map(({ view }) => moodOf(view.game, view.mood)));
    const labels = moods.flatMap(({ marks }) => Object.values(marks).map(({ label }) => label));
    expect(labels.length).toBeGreaterThan(0);
    for (const label of labels) expect([label?.en, label?.de]).toEqual([expect.any(String), expect.any(String)]);
  });
});
