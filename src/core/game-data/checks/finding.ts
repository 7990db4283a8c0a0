import { jsonPath } from '../../lib/problem.ts';
import type { GameData } from '../game-data.ts';
import type { Pack } from '../pack.ts';

/** An error does not work as it is written; a warning works, but hardly as it was meant. */
export type Severity = 'error' | 'warning';

/** What the checker has to say to a pack's author. */
export interface Finding {
  /** A JSON path, as `$.talents[3].tier`. */
  readonly path: string;
  readonly message: string;
  /** What to do about it. */
  readonly advice: string;
  readonly severity: Severity;
}

/** The keys and indexes that lead to a place in the pack's JSON. */
export type JsonPath = readonly (string | number)[];

/** A pack under check. */
export interface CheckedPack {
  /** The JSON that the pack was read from. */
  readonly json: unknown;
  readonly pack: Pack;
  /** The merged rules with this pack over all other available ones. */
  readonly gameData: GameData;
  /** Whether there are no other available packs that could define what this one leaves out. */
  readonly standsAlone: boolean;
}

/** One check: everything that it finds, in the order of the file. */
export type Check = (checked: CheckedPack) => Iterable<Finding>;

export function error(place: JsonPath, message: string, advice: string): Finding {
  return { path: jsonPath(place), message, advice, severity: 'error' };
}

export function warning(place: JsonPath, message: string, advice: string): Finding {
  return { path: jsonPath(place), message, advice, severity: 'warning' };
}

/** Names in a row for a message: the first five, and how many more there are. */
export function named(names: readonly string[]): string {
  const told = names.slice(0, 5).map(quoted);
  const more = names.length - told.length;
  return more > 0 ? `${told.join(', ')} and ${more} more` : told.join(', ');
}

/** A name as it stands in the file. */
export function quoted(name: string): string {
  return JSON.stringify(name);
}
