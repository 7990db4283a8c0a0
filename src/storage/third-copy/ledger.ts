import { isRecordKind, type RecordKind, recordId } from '../kinds.ts';
import { problemOf } from '../records/problem.ts';
import { readEnvelope, type StoredRecord } from '../records/record.ts';
import { type Files, type OpenFile, withFile } from './files.ts';
import { seal, sealOf, unseal } from './sealed-bytes.ts';

export interface RecordAddress {
  readonly kind: RecordKind;
  readonly key: string;
}

/** The latest revision of a record that was stored. */
export interface RevisionNote extends RecordAddress {
  /** Undefined where the record was deleted. */
  readonly name: string | undefined;
  readonly rev: number;
  readonly savedAt: number;
  /** The record as it was saved, of what was saved last. Packs are archived instead. */
  readonly record?: StoredRecord | undefined;
}

/** A record whose latest version a start did not find. */
export interface Loss extends RevisionNote {
  readonly name: string;
  /** When the version was saved that was found instead; undefined where none was. */
  readonly keptAt: number | undefined;
}

export interface LedgerContents {
  readonly notes: readonly RevisionNote[];
  /** What starts missed, until the user has taken note of it. */
  readonly losses: readonly Loss[];
}

/** What a start found to differ from the ledger. */
export interface LedgerComparison {
  /** The notes that were compared. A note that has changed since stays. */
  readonly compared: readonly RevisionNote[];
  readonly found: readonly RevisionNote[];
  readonly losses: readonly Loss[];
}

/** The latest revision of every record, and what is known to be lost. */
export interface Ledger {
  read(): Promise<LedgerContents>;
  /** Resolves once they are on the disk. */
  note(notes: readonly RevisionNote[]): Promise<void>;
  /** Puts what was found in the place of what was compared, and keeps the losses. */
  settle(comparison: LedgerComparison): Promise<void>;
  /** Drops what is noted of a record that the user has let go of. */
  forget(record: RecordAddress): Promise<void>;
  /** Drops the losses of these records. */
  acknowledge(losses: readonly Loss[]): Promise<void>;
}

/** Runs one body at a time in all tabs. */
export type Exclusive = <Value>(body: () => Promise<Value>) => Promise<Value>;

interface Stored extends LedgerContents {
  /** Grows by 1 with each write. */
  readonly turn: number;
}

/** Each write replaces the older one, so that one that is cut short leaves the newer one. */
const FILES = ['ledger-a', 'ledger-b'] as const;

/**
 * The most characters of records that are kept, the latest first. A browser may lose its database when it is
 * killed, and writes localStorage some seconds late: no more than a session's last records are missing then.
 */
const MAX_KEPT = 200_000;

/** In bytes. A file has room for more notes than it holds, so that a full disk still takes them. */
const STEP = 16_384;

const EMPTY: Stored = { turn: 0, notes: [], losses: [] };

const isTextOrNone = (value: unknown): boolean => value === undefined || typeof value === 'string';
const isNumberOrNone = (value: unknown): boolean => value === undefined || typeof value === 'number';

function isNote(value: unknown): value is RevisionNote {
  const { kind, key, name, rev, savedAt, record } = (value ?? {}) as Partial<Record<string, unknown>>;
  const isNumbered = typeof rev === 'number' && typeof savedAt === 'number';
  const isRecordOrNone = record === undefined || readEnvelope(record).ok;
  return isRecordKind(kind) && typeof key === 'string' && isTextOrNone(name) && isNumbered && isRecordOrNone;
}

function isLoss(value: unknown): value is Loss {
  const { name, keptAt } = (value ?? {}) as Partial<Record<string, unknown>>;
  return isNote(value) && typeof name === 'string' && isNumberOrNone(keptAt);
}

/** What a ledger file holds; undefined where it is damaged, or was never written. */
async function parse(file: Uint8Array<ArrayBuffer>): Promise<Stored | undefined> {
  const bytes = await unseal(file);
  if (!bytes) return undefined;
  try {
    const { turn, notes, losses } = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof turn !== 'number' || !Array.isArray(notes) || !Array.isArray(losses)) return undefined;
    // A newer version may note what this one does not know.
    return { turn, notes: notes.filter(isNote), losses: losses.filter(isLoss) };
  } catch {
    return undefined;
  }
}

async function serialize(stored: Stored): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(JSON.stringify(stored));
  return seal(bytes, Math.ceil((bytes.length + STEP / 4) / STEP) * STEP);
}

const byId = <Item extends RevisionNote>(items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [recordId(item), item]));

/** The notes, the latest last, with no more of their records than so many characters. */
function keepLatest(notes: readonly RevisionNote[], maximum: number): readonly RevisionNote[] {
  let left = maximum;
  const kept = notes.toReversed().map((note) => {
    left -= note.record?.data?.length ?? 0;
    return left >= 0 || note.record === undefined ? note : withoutRecord(note);
  });
  return kept.toReversed();
}

/** The note of a revision without the record itself. */
export function withoutRecord<Note extends RevisionNote>({ record: _, ...note }: Note): Omit<Note, 'record'> {
  return note;
}

function withNotes({ turn, notes, losses }: Stored, news: readonly RevisionNote[]): Stored {
  const all = byId(notes);
  for (const note of news) {
    const id = recordId(note);
    const before = all.get(id);
    if (before && note.rev < before.rev) continue;
    // A start notes what it found, without the record.
    const record = note.rev === before?.rev ? (note.record ?? before.record) : note.record;
    all.delete(id);
    all.set(id, record ? { ...note, record } : note);
  }
  return { turn, notes: keepLatest([...all.values()], MAX_KEPT), losses };
}

function settled(stored: Stored, { compared, found, losses }: LedgerComparison): Stored {
  const notes = byId(stored.notes);
  const isCurrent = (note: RevisionNote): boolean => notes.get(recordId(note))?.rev === note.rev;
  const current = losses.filter(isCurrent);
  for (const note of compared.filter(isCurrent)) notes.delete(recordId(note));
  const all = byId([...stored.losses, ...current]);
  return withNotes({ ...stored, notes: [...notes.values()], losses: [...all.values()] }, found);
}

/**
 * Writes the contents, or where the disk is full the revisions alone. Returns what was written, and its seal.
 */
async function writeWhatFits(file: OpenFile, stored: Stored): Promise<readonly [Stored, string]> {
  const write = async (contents: Stored) => {
    const bytes = await serialize(contents);
    file.write(bytes);
    return [contents, sealOf(bytes)] as const;
  };
  try {
    return await write(stored);
  } catch (error) {
    if (problemOf(error).reason !== 'full') throw error;
    return write({ ...stored, notes: keepLatest(stored.notes, 0) });
  }
}

export function createLedger(files: Files, exclusive: Exclusive): Ledger {
  /** What this tab last read or wrote. */
  let known: Stored | undefined;
  /** The seals of both files then: another tab that writes changes the older one. */
  const seals = new Map<string, string>();

  async function read(path: string): Promise<Stored> {
    const bytes = await withFile(files, path, (file) => file.read());
    seals.set(path, sealOf(bytes));
    return (await parse(bytes)) ?? EMPTY;
  }

  /** Reads both files, and gives what the newer one holds. */
  async function readBoth(): Promise<Stored> {
    const [a, b] = [await read(FILES[0]), await read(FILES[1])];
    known = a.turn > b.turn ? a : b;
    return known;
  }

  const olderPath = (stored: Stored): string => FILES[(stored.turn + 1) % 2] ?? FILES[0];

  /** Writes what `next` makes of the contents. False where another tab wrote since this one read. */
  async function write(stored: Stored, next: (stored: Stored) => Stored): Promise<boolean> {
    const path = olderPath(stored);
    return withFile(files, path, async (file) => {
      if (seals.get(path) !== sealOf(file.read())) return false;
      const [written, newSeal] = await writeWhatFits(file, { ...next(stored), turn: stored.turn + 1 });
      known = written;
      seals.set(path, newSeal);
      return true;
    });
  }

  function change(next: (stored: Stored) => Stored): Promise<void> {
    return exclusive(async () => {
      if (!(await write(known ?? (await readBoth()), next))) await write(await readBoth(), next);
    });
  }

  return {
    read: () => exclusive(readBoth),
    note: (notes) => change((stored) => withNotes(stored, notes)),
    settle: (comparison) => change((stored) => settled(stored, comparison)),
    forget: (record) =>
      change((stored) => {
        const isOther = (note: RevisionNote): boolean => recordId(note) !== recordId(record);
        return { ...stored, notes: stored.notes.filter(isOther), losses: stored.losses.filter(isOther) };
      }),
    acknowledge: (losses) =>
      change((stored) => {
        const gone = byId(losses);
        const isGone = (loss: Loss): boolean => gone.get(recordId(loss))?.rev === loss.rev;
        return { ...stored, losses: stored.losses.filter((loss) => !isGone(loss)) };
      }),
  };
}
