import { jsonPath } from '../../lib/problem.ts';
import type { GameData } from '../game-data.ts';
import type { Pack } from '../pack.ts';

/** An error: this part of the pack does not work. A warning: it works, but probably not as intended. */
export type Severity = 'error' | 'warning';

/** One message of the checker to a pack's author. */
export interface Finding {
  /** A JSON path such as `$.talents[3].tier`. */
  readonly path: string;
  readonly message: string;
  /** How to correct it. */
  readonly advice: string;
  readonly severity: Severity;
  /** The name that was probably meant, for the place of the path. */
  readonly suggestion?: string | undefined;
}

/** The keys and indexes that lead to a place in the pack's JSON. */
export type JsonPath = readonly (string | number)[];

/** The pack that is being checked. */
export interface CheckedPack {
  /** The JSON of the pack. */
  readonly json: unknown;
  readonly pack: Pack;
  /** The merged rules: all other available packs, then this one. */
  readonly gameData: GameData;
  /** Whether no other packs are available that could define missing names. */
  readonly standsAlone: boolean;
}

/** One check. It yields its findings in the order of the file. */
export type Check = (checked: CheckedPack) => Iterable<Finding>;

export function error(place: JsonPath, message: string, advice: string, suggestion?: string): Finding {
  return { path: jsonPath(place), message, advice, severity: 'error', ...(suggestion && { suggestion }) };
}

export function warning(place: JsonPath, message: string, advice: string, suggestion?: string): Finding {
  return { path: jsonPath(place), message, advice, severity: 'warning', ...(suggestion && { suggestion }) };
}

/** Names as a list for a message: the first five, and the number of the others. */
export function named(names: readonly string[]): string {
  const told = names.slice(0, 5).map(quoted);
  const more = names.length - told.length;
  return more > 0 ? `${told.join(', ')} and ${more} more` : told.join(', ');
}

/** A name in quotes, as in the file. */
export function quoted(name: string): string {
  return JSON.stringify(name);
}
