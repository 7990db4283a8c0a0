import { fingerprint } from '../../core/lib/fingerprint.ts';
import type { Detached, Reading, StoredRecord } from '../records/record.ts';

type CopyState = Reading<unknown>['state'];
type ReadableCopy = Extract<Reading<unknown>, { state: 'live' | 'removed' }>;
type ReadableState = ReadableCopy['state'];
type OtherState = Exclude<CopyState, ReadableState>;

/** How a mirror compares to a primary with the same data. */
type SameData = 'same rev' | 'same data, lower rev' | 'same data, higher rev';

/** How a mirror compares to a primary with other data. Only an attached mirror is older or newer. */
type OtherData = 'descends' | 'older' | 'newer' | 'neither descends';

/** The situation of one key. */
export type Situation =
  | `primary ${CopyState}, mirror ${OtherState}`
  | `primary ${OtherState}, mirror ${ReadableState}`
  | `primary removed, mirror removed: ${SameData}`
  | `primary removed, mirror live: ${OtherData}`
  | `primary live, mirror removed: ${OtherData}`
  | `primary live, mirror live: ${SameData | OtherData}`;

export interface Decision {
  /** The copy whose record survives under the key. */
  readonly keep: 'primary' | 'mirror' | 'nothing';
  /** Its new rev, if that differs from its own. */
  readonly rev?: 'above primary' | 'above both';
  /** The copies to which the surviving record is written. The mirror of a tombstone is empty. */
  readonly write: 'primary' | 'mirror' | 'both' | 'none';
  /** Keeps the mirror's version, too, under a recovered name. */
  readonly conflictCopy?: true;
  /** The notice about the record. Conflict copies and quarantined texts are always reported. */
  readonly tell?: 'restored' | 'rebuilt';
}

/**
 * The decision for each situation. Three rules hold in every one: an unreadable copy is quarantined, a
 * detached mirror is written again as an attached one, and where anything is newer nothing of its kind is
 * written.
 */
const DECISIONS: Readonly<Record<Situation, Decision>> = {
  'primary absent, mirror absent': { keep: 'nothing', write: 'none' },
  'primary absent, mirror unreadable': { keep: 'nothing', write: 'none' },
  'primary absent, mirror newer': { keep: 'nothing', write: 'none' },
  'primary absent, mirror removed': { keep: 'mirror', write: 'both' },
  'primary absent, mirror live': { keep: 'mirror', write: 'primary', tell: 'restored' },

  'primary unreadable, mirror absent': { keep: 'nothing', write: 'none' },
  'primary unreadable, mirror unreadable': { keep: 'nothing', write: 'none' },
  'primary unreadable, mirror newer': { keep: 'nothing', write: 'none' },
  // A tombstone that only the mirror has says nothing about a primary that cannot be read.
  'primary unreadable, mirror removed': { keep: 'nothing', write: 'none' },
  'primary unreadable, mirror live': { keep: 'mirror', rev: 'above both', write: 'both', tell: 'restored' },

  'primary newer, mirror absent': { keep: 'nothing', write: 'none' },
  'primary newer, mirror unreadable': { keep: 'nothing', write: 'none' },
  'primary newer, mirror newer': { keep: 'nothing', write: 'none' },
  'primary newer, mirror removed': { keep: 'nothing', write: 'none' },
  'primary newer, mirror live': { keep: 'mirror', write: 'none' },

  'primary removed, mirror absent': { keep: 'primary', write: 'none' },
  'primary removed, mirror unreadable': { keep: 'primary', write: 'mirror' },
  'primary removed, mirror newer': { keep: 'primary', write: 'none' },
  'primary removed, mirror removed: same rev': { keep: 'primary', write: 'mirror' },
  'primary removed, mirror removed: same data, lower rev': { keep: 'primary', write: 'mirror' },
  'primary removed, mirror removed: same data, higher rev': { keep: 'mirror', write: 'both' },
  'primary removed, mirror live: descends': { keep: 'mirror', rev: 'above primary', write: 'both' },
  'primary removed, mirror live: older': { keep: 'primary', write: 'mirror' },
  'primary removed, mirror live: newer': { keep: 'mirror', write: 'primary', tell: 'restored' },
  // A live version wins over a tombstone.
  'primary removed, mirror live: neither descends': { keep: 'mirror', rev: 'above both', write: 'both' },

  'primary live, mirror absent': { keep: 'primary', write: 'mirror', tell: 'rebuilt' },
  'primary live, mirror unreadable': { keep: 'primary', write: 'mirror' },
  'primary live, mirror newer': { keep: 'primary', write: 'none' },
  'primary live, mirror removed: descends': { keep: 'mirror', rev: 'above primary', write: 'both' },
  'primary live, mirror removed: older': { keep: 'primary', write: 'mirror' },
  'primary live, mirror removed: newer': { keep: 'mirror', write: 'both' },
  'primary live, mirror removed: neither descends': { keep: 'primary', rev: 'above both', write: 'both' },
  'primary live, mirror live: same rev': { keep: 'primary', write: 'none' },
  'primary live, mirror live: same data, lower rev': { keep: 'primary', write: 'mirror' },
  'primary live, mirror live: same data, higher rev': { keep: 'mirror', write: 'primary' },
  'primary live, mirror live: descends': { keep: 'mirror', rev: 'above primary', write: 'both' },
  'primary live, mirror live: older': { keep: 'primary', write: 'mirror' },
  'primary live, mirror live: newer': { keep: 'mirror', write: 'primary', tell: 'restored' },
  'primary live, mirror live: neither descends': {
    keep: 'primary',
    rev: 'above both',
    write: 'both',
    conflictCopy: true,
  },
};

export function isReadable(reading: Reading<unknown>): reading is ReadableCopy {
  return reading.state === 'live' || reading.state === 'removed';
}

/** Whether a detached record was made from the primary's version. */
function descends({ base, over }: Detached, { rev, data }: StoredRecord): boolean {
  return rev === base || (over !== undefined && data !== null && fingerprint(data) === over);
}

function compareSameData(primary: StoredRecord, mirror: StoredRecord): SameData {
  if (mirror.rev === primary.rev) return 'same rev';
  return mirror.rev < primary.rev ? 'same data, lower rev' : 'same data, higher rev';
}

function compareOtherData(primary: StoredRecord, mirror: StoredRecord): OtherData {
  if (mirror.detached) return descends(mirror.detached, primary) ? 'descends' : 'neither descends';
  if (mirror.rev === primary.rev) return 'neither descends';
  return mirror.rev < primary.rev ? 'older' : 'newer';
}

function situationOf(primary: Reading<unknown>, mirror: Reading<unknown>): Situation {
  if (!isReadable(mirror)) return `primary ${primary.state}, mirror ${mirror.state}`;
  if (!isReadable(primary)) return `primary ${primary.state}, mirror ${mirror.state}`;
  if (primary.record.data === mirror.record.data) {
    const same = compareSameData(primary.record, mirror.record);
    return primary.state === 'live'
      ? `primary live, mirror live: ${same}`
      : `primary removed, mirror removed: ${same}`;
  }
  const other = compareOtherData(primary.record, mirror.record);
  return primary.state === 'live'
    ? `primary live, mirror ${mirror.state}: ${other}`
    : `primary removed, mirror live: ${other}`;
}

/** Decides how to reconcile the two copies of a record. */
export function decide(primary: Reading<unknown>, mirror: Reading<unknown>): Decision {
  return DECISIONS[situationOf(primary, mirror)];
}
