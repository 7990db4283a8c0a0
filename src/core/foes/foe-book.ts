import { type EncounterGroup, foeNameOf } from '../encounter/encounter.ts';
import { normaliseName } from '../lib/normalise-name.ts';
import type { Foe, FoeNumbers } from '../play/parts/foes.ts';

/** Foes by their normalised names. */
export type FoeBook = ReadonlyMap<string, Foe>;

/**
 * The foes of the packs and the game master's own, which count before a pack's of the same name.
 * Rule: docs/rules/encounters.md#foes-of-a-group.
 */
export function foeBook(ofPacks: readonly Foe[], own: readonly Foe[]): FoeBook {
  return new Map([...ofPacks, ...own].map((foe) => [normaliseName(foe.name), foe]));
}

/** The foe of this name, whatever its case and spaces; undefined where there is none. */
export function foeNamed(name: string, book: FoeBook): Foe | undefined {
  return book.get(normaliseName(name));
}

/**
 * The foe that the members of a group are; undefined where no pack and no foe of the game master's has it.
 */
export function foeOfGroup(
  group: Pick<EncounterGroup, 'name' | 'foe'> | undefined,
  book: FoeBook,
): Foe | undefined {
  return group && foeNamed(foeNameOf(group), book);
}

/** Whether a foe has its numbers, and no character sheet. */
export function hasNumbers(foe: Foe | undefined): foe is FoeNumbers {
  return foe !== undefined && !('sheet' in foe);
}
