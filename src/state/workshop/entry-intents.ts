import {
  copyEntry,
  danglingWithout,
  type EntryAddress,
  entryAt,
  moveEntry,
  removeEntry,
  renameEntry,
} from '../../core/game-data/editing/entries.ts';
import { newEntry } from '../../core/game-data/editing/forms/blank.ts';
import { listAt, withEntry } from '../../core/game-data/editing/json-edit.ts';
import { isDefinedIn } from '../../core/game-data/editing/overview.ts';
import type { PackList } from '../../core/game-data/editing/pack-lists.ts';
import { entryPlace, packEntryName } from '../../core/game-data/entry-place.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { freeName } from '../../core/lib/free-name.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { Result } from '../../core/lib/result.ts';
import { say, userName, type Wording } from '../../core/lib/wording.ts';
import type { Notices } from '../notices.ts';
import { lastStep, offerUndo } from '../offer-undo.ts';
import { releasedJson } from './edited-pack.ts';
import type { Workshop } from './workshop.ts';

/**
 * What the overview does with the entries of the open pack.
 * Rule: docs/rules/workshop.md#overview-of-a-pack.
 */
export function entryIntents(workshop: Workshop, notices: Notices) {
  const now = (): unknown => workshop.store.getState().pack?.json;

  function free(list: PackList, name: string): string {
    const taken = new Set(listAt(now(), list.keys).map((entry) => normaliseName(packEntryName(entry) ?? '')));
    return freeName(name, (key) => taken.has(key));
  }

  /** Whether the version that was released last has an entry of this name, which characters may own. */
  function isReleased({ keys }: PackList, name: string): boolean {
    const { pack } = workshop.store.getState();
    return (
      pack !== undefined && listAt(releasedJson(pack), keys).some((each) => packEntryName(each) === name)
    );
  }

  const nameAt = (address: EntryAddress): string =>
    packEntryName(entryAt(now(), address)) ?? `${address.list.one} ${address.index + 1}`;

  return {
    isReleased,
    /** Adds an entry at the end of a list. Undefined where nothing may be changed. */
    add(list: PackList): EntryAddress | undefined {
      const index = listAt(now(), list.keys).length;
      const entry = newEntry(list, free(list, `New ${list.one}`));
      const isAdded = workshop.change(`New ${list.one}`, { json: withEntry(now(), list.keys, entry) });
      return isAdded ? { list, index } : undefined;
    },
    /** Adds a copy below the entry. Undefined where nothing may be changed. */
    copy(address: EntryAddress): EntryAddress | undefined {
      const name = nameAt(address);
      const json = copyEntry(now(), address, free(address.list, name));
      return workshop.change(`Copy ${name}`, { json }) ? { ...address, index: address.index + 1 } : undefined;
    },
    move(address: EntryAddress, by: 1 | -1): void {
      const label = `Move ${nameAt(address)} ${by < 0 ? 'up' : 'down'}`;
      workshop.change(label, { json: moveEntry(now(), address, by) });
    },
    /**
     * Renames an entry, with everything that refers to it. Fails with the reason where it cannot have the
     * name.
     */
    rename(address: EntryAddress, name: string): Result<unknown, string> {
      const before = nameAt(address);
      const options = { isReleased: isReleased(address.list, before) };
      const renamed = renameEntry(now(), address, name, options);
      if (renamed.ok) workshop.change(`Rename ${before} to ${name}`, { json: renamed.value });
      return renamed;
    },
    /** The places that would refer to nothing without the entry, by the names of their entries. */
    dangling(address: EntryAddress, below: GameData): readonly Wording[] {
      const isBelow = (list: PackList, name: string) => isDefinedIn(below, list, name);
      return danglingWithout(now(), address, isBelow).map((place) => entryPlace(now(), place));
    },
    /** Deletes an entry, and offers Undo. False where nothing may be changed. */
    remove(address: EntryAddress): boolean {
      const name = nameAt(address);
      if (!workshop.change(`Delete ${name}`, { json: removeEntry(now(), address) })) return false;
      offerUndo(notices, say`${userName(name)} has been deleted.`, lastStep(workshop));
      return true;
    },
  };
}

export type EntryIntents = ReturnType<typeof entryIntents>;
