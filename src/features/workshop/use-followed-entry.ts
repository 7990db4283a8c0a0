import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { type EntryAddress, entryAt } from '../../core/game-data/editing/entries.ts';
import { followEntry } from '../../core/game-data/editing/follow-entry.ts';
import type { OpenPack } from './pack-gate.tsx';

/** An entry that a page shows. */
export interface FollowedEntry extends EntryAddress {
  /** Counts the entries that the page has shown: another address means another entry. */
  readonly visit: number;
  /** Whether the pack still has it. */
  readonly isThere: boolean;
}

interface Followed extends FollowedEntry {
  /** The pack in which it was there last, at its index. */
  readonly before: unknown;
  /** The pack as it was looked at last. */
  readonly json: unknown;
  /** The index in the address. */
  readonly addressed: number;
  /** The index that the address is on its way to. */
  readonly sent: number | undefined;
}

function begun(json: unknown, address: EntryAddress, visit: number): Followed {
  const isThere = entryAt(json, address) !== undefined;
  return { ...address, visit, isThere, before: json, json, addressed: address.index, sent: undefined };
}

/** Where the entry is in this pack. One that is gone comes back with an undo. */
function lookedFor(followed: Followed, json: unknown): Followed {
  const { list, before } = followed;
  const index = followEntry(before, json, followed);
  const isThere = index !== undefined && entryAt(json, { list, index }) !== undefined;
  return isThere ? { ...followed, index, isThere, before: json, json } : { ...followed, isThere, json };
}

function next(followed: Followed, json: unknown, { list, index }: EntryAddress): Followed {
  const { addressed, sent } = followed;
  if (list !== followed.list || (index !== addressed && index !== sent))
    return begun(json, { list, index }, followed.visit + 1);
  const arrived = index === addressed ? followed : { ...followed, addressed: index, sent: undefined };
  const found = json === arrived.json ? arrived : lookedFor(arrived, json);
  const isElsewhere = found.isThere && found.index !== found.addressed;
  return isElsewhere && found.sent === undefined ? { ...found, sent: found.index } : found;
}

/**
 * The entry at an address of the open pack. Where a change moves it, also one by another tab or an undo, its page and
 * the address go along.
 * Rule: docs/rules/workshop.md#overview-of-a-pack.
 */
export function useFollowedEntry({ name, pack }: OpenPack, address: EntryAddress): FollowedEntry {
  const navigate = useNavigate();
  const [known, setKnown] = useState(() => begun(pack.json, address, 0));
  const followed = next(known, pack.json, address);
  if (followed !== known) setKnown(followed);
  const { list, sent } = followed;
  useEffect(() => {
    if (sent === undefined) return;
    void navigate(paths.workshopEntry(name, list.id, sent), { replace: true, preventScrollReset: true });
  }, [navigate, name, list, sent]);
  return followed;
}

interface EntryFrom {
  readonly entry: EntryAddress;
  /** Whether the pack still has it. */
  readonly isThere: boolean;
  /** The pack in which it was there last, at its index. */
  readonly lastSeen: unknown;
}

/** The entry that stands at this address of a pack, wherever changes put it until now. */
export function useEntryFrom(shown: unknown, first: EntryAddress, json: unknown): EntryFrom {
  const [known, setKnown] = useState(() => begun(shown, first, 0));
  const followed = json === known.json ? known : lookedFor(known, json);
  if (followed !== known) setKnown(followed);
  const { isThere, before } = followed;
  return { entry: followed, isThere, lastSeen: before };
}
