// The few words only one board says, in both languages; everything else comes from the server or from the shared words.
import { preferences, type Language } from '../app/preferences.svelte';

/** `const word = wordsOf({ en: { fox: 'the fox' }, de: { fox: 'der Fuchs' } })`; read `word('fox')` where it is shown. */
export const wordsOf =
  <Name extends string>(words: Record<Language, Record<Name, string>>) =>
  (name: Name): string =>
    words[preferences.language][name];
