// Options of a new table: which apply to a seat count, what their defaults are, which preset they amount to.
import type { GameInfo, OptionInfo, PresetInfo } from '../net/protocol';

export type Value = string | number | boolean;
export type Values = Record<string, Value | undefined>;

const isFor = (thing: { seats?: number[] }, count: number): boolean => !thing.seats?.length || thing.seats.includes(count);

/** The options of a group that mean something at this seat count. */
export const optionsOf = (game: GameInfo, group: string, count: number): OptionInfo[] =>
  game.options.filter((option) => (option.group ?? 'rules') === group && isFor(option, count));

export const presetsOf = (game: GameInfo, count: number): PresetInfo[] =>
  (game.presets ?? []).filter((preset) => isFor(preset, count));

/** What an option is if nobody touches it: the first option (an edition, say) may change that. */
export function defaultOf(game: GameInfo, option: OptionInfo, values: Values): Value {
  const first = game.options[0]!;
  if (option.name === first.name) return option.default;
  return option.defaults?.[`${values[first.name] ?? first.default}`] ?? option.default;
}

/** What differs from the defaults, and is to be sent. */
export function changes(game: GameInfo, values: Values, count: number): Record<string, Value> {
  const changed = game.options.flatMap((option) => {
    const value = values[option.name];
    const counts = value !== undefined && value !== defaultOf(game, option, values) && isFor(option, count);
    return counts ? [[option.name, value] as const] : [];
  });
  return Object.fromEntries(changed);
}

/** The preset these values amount to, or null for a choice of one's own. */
export function presetAs(game: GameInfo, values: Values, count: number): PresetInfo | null {
  const written = (these: Values) => JSON.stringify(Object.entries(changes(game, these, count)).sort());
  return presetsOf(game, count).find((preset) => written(preset.options ?? {}) === written(values)) ?? null;
}
