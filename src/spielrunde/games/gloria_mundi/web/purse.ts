// What touching one of my stocks of counters means, read from the choices: pay or take one, or exchange one for another.
import type { Choice } from '$web/net/protocol';

/** What one stock offers now. */
export interface Touch {
  /** What touching it does at once. */
  deed?: Choice;
  /** Touching it says that one of these is given for another. */
  gives: boolean;
}

const exchanges = (choice: Choice): boolean => 'for' in choice.action;

/** Whether counters are being exchanged. */
export const exchanging = (choices: Choice[]): boolean => choices.some(exchanges);

/** `giving`: the kind that was touched to be given, if any. */
export function touchOf(choices: Choice[], stock: string, kind: string, giving: string | null): Touch {
  const about = choices.filter((choice) => choice.zones?.includes(stock));
  const alone = about.length === 1 && !exchanges(about[0]!) ? about[0] : undefined;
  const taken = about.find(({ action }) => giving !== null && action['card'] === giving && action['for'] === kind);
  return { deed: alone ?? taken, gives: about.some((choice) => exchanges(choice) && choice.action['card'] === kind) };
}

/** The sign on a stock that may be touched. */
export function signOf({ deed, gives }: Touch, given: boolean): string {
  if (deed) return deed.action['do'] === 'pay' ? '−' : '+1';
  if (!gives) return '';
  return given ? '−1' : '⇄';
}
