import { isRecordKind, type RecordKind, recordId } from '../kinds.ts';
import { type Files, type OpenFile, withFile } from './files.ts';
import { seal, unseal } from './sealed-bytes.ts';

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

/** In bytes. A file has room for more notes than it holds, so that a full disk still takes them. */
const STEP = 16_384;

const EMPTY: Stored = { turn: 0, notes: [], losses: [] };

const isTextOrNone = (value: unknown): boolean => value === undefined || typeof value === 'string';
const isNumberOrNone = (value: unknown): boolean => value === undefined || typeof value === 'number';

function isNote(value: unknown): value is RevisionNote {
  const { kind, key, name, rev, savedAt } = (value ?? {}) as Partial<Record<string, unknown>>;
  const isNumbered = typeof rev === 'number' && typeof savedAt === 'number';
  return isRecordKind(kind) && typeof key === 'string' && isTextOrNone(name) && isNumbered;
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

function withNotes({ turn, notes, losses }: Stored, news: readonly RevisionNote[]): Stored {
  const all = byId(notes);
  for (const note of news) {
    if (note.rev >= (all.get(recordId(note))?.rev ?? 0)) all.set(recordId(note), note);
  }
  return { turn, notes: [...all.values()], losses };
}

function settled(stored: Stored, { compared, found, losses }: LedgerComparison): Stored {
  const notes = byId(stored.notes);
  const isCurrent = (note: RevisionNote): boolean => notes.get(recordId(note))?.rev === note.rev;
  const current = losses.filter(isCurrent);
  for (const note of compared.filter(isCurrent)) notes.delete(recordId(note));
  const all = byId([...stored.losses, ...current]);
  return withNotes({ ...stored, notes: [...notes.values()], losses: [...all.values()] }, found);
}

export function createLedger(files: Files, exclusive: Exclusive): Ledger {
  /** What this tab read or wrote last, and the turn of the older file: another tab writes that one. */
  let known: { readonly stored: Stored; readonly older: number } | undefined;

  const read = (path: string): Promise<Stored> =>
    withFile(files, path, async (file) => (await parse(file.read())) ?? EMPTY);

  /** Reads both files, and gives what the newer one holds. */
  async function readBoth(): Promise<Stored> {
    const [a, b] = [await read(FILES[0]), await read(FILES[1])];
    const [newer, older] = a.turn > b.turn ? [a, b] : [b, a];
    known = { stored: newer, older: older.turn };
    return newer;
  }

  const olderPath = (stored: Stored): string => FILES[(stored.turn + 1) % 2] ?? FILES[0];

  /** Whether no other tab has written since this one did. */
  async function isCurrent(file: OpenFile): Promise<boolean> {
    return known !== undefined && ((await parse(file.read())) ?? EMPTY).turn === known.older;
  }

  /** Writes what `next` makes of the contents. False where another tab wrote since this one read. */
  async function write(stored: Stored, next: (stored: Stored) => Stored): Promise<boolean> {
    return withFile(files, olderPath(stored), async (file) => {
      if (!(await isCurrent(file))) return false;
      const turn = stored.turn + 1;
      const written = { ...next(stored), turn };
      file.write(await serialize(written));
      known = { stored: written, older: stored.turn };
      return true;
    });
  }

  function change(next: (stored: Stored) => Stored): Promise<void> {
    return exclusive(async () => {
      if (!(await write(known?.stored ?? (await readBoth()), next))) await write(await readBoth(), next);
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
