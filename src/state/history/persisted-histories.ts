import { isJsonObject } from '../../core/lib/name-map.ts';
import type { Session } from '../../platform/session.ts';
import { type DocumentState, type HistoryEntry, pickFields } from './undo-history.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Converts a document to flat JSON and back. A null in the JSON stands for a missing field. */
export interface DocumentFormat<Doc> {
  serialize(document: Doc): Fields;
  /** undefined if the fields are unreadable. */
  read(fields: Fields): Doc | undefined;
}

/** The documents of this tab with their histories, by key. They survive a reload. */
export interface PersistedHistories<Doc> {
  find(key: string): DocumentState<Doc> | undefined;
  save(key: string, state: DocumentState<Doc>): void;
  forget(key: string): void;
}

/** The maximum number of steps in each direction that survive a reload. */
const MAX_STEPS = 50;

/** The maximum number of documents, in memory and in the session. */
const MAX_DOCUMENTS = 20;

/**
 * In UTF-16 units; a tab may store some five million. The last used document is stored regardless of its
 * size.
 */
const MAX_SIZE = 2_000_000;

/** A state, its JSON, or both: each is converted once, on demand. */
interface Kept<Doc> {
  readonly state?: DocumentState<Doc>;
  json?: unknown;
}

export function createPersistedHistories<Doc extends object>(
  name: string,
  format: DocumentFormat<Doc>,
  session: Session,
): PersistedHistories<Doc> {
  /** The last used document is at the end. */
  const kept = new Map<string, Kept<Doc>>();
  for (const [key, json] of readPairs(session.restore(name))) kept.set(key, { json });

  session.save(name, () => {
    const pairs: [key: string, json: unknown][] = [];
    let size = 0;
    for (const [key, each] of [...kept].toReversed()) {
      if (each.state !== undefined) each.json ??= serializeState(each.state, format);
      const { json } = each;
      size += JSON.stringify(json).length;
      if (pairs.length > 0 && size > MAX_SIZE) break;
      pairs.unshift([key, json]);
    }
    return pairs.length === 0 ? undefined : pairs;
  });

  return {
    find(key) {
      const found = kept.get(key);
      return found?.state ?? (found && readState(found.json, format));
    },
    save(key, state) {
      kept.delete(key);
      kept.set(key, { state });
      for (const oldest of [...kept.keys()].slice(0, -MAX_DOCUMENTS)) kept.delete(oldest);
    },
    forget: (key) => void kept.delete(key),
  };
}

function readPairs(stored: unknown): readonly (readonly [key: string, json: unknown])[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((pair) =>
    Array.isArray(pair) && typeof pair[0] === 'string' ? [[pair[0], pair[1]] as const] : [],
  );
}

function serializeState<Doc extends object>(
  { document, undoable, redoable }: DocumentState<Doc>,
  format: DocumentFormat<Doc>,
): Fields {
  const now = format.serialize(document);
  /**
   * Each step contains only its differences from the adjacent one: a sheet is large, and a step changes
   * little of it.
   */
  const serializeSide = (side: readonly HistoryEntry<Doc>[]): readonly Fields[] => {
    let [adjacent, adjacentFields] = [document, now];
    return side
      .filter(({ linked }) => linked === undefined)
      .slice(-MAX_STEPS)
      .toReversed()
      .map(({ label, fields }) => {
        adjacent = { ...adjacent, ...fields };
        const serialized = format.serialize(adjacent);
        const changes = differences(adjacentFields, serialized);
        adjacentFields = serialized;
        return { label, fields: Object.keys(fields), changes };
      });
  };
  return { now, undoable: serializeSide(undoable), redoable: serializeSide(redoable) };
}

function readState<Doc extends object>(
  json: unknown,
  format: DocumentFormat<Doc>,
): DocumentState<Doc> | undefined {
  if (!isJsonObject(json) || !isJsonObject(json.now)) return undefined;
  const { now } = json;
  const document = format.read(now);
  if (document === undefined) return undefined;
  /** Reads up to the first step that is unreadable. */
  const readSide = (side: unknown): readonly HistoryEntry<Doc>[] => {
    const entries: HistoryEntry<Doc>[] = [];
    let adjacent: Fields = now;
    for (const stored of Array.isArray(side) ? side : []) {
      if (!isStoredEntry(stored)) break;
      adjacent = { ...adjacent, ...stored.changes };
      const other = format.read(adjacent);
      if (other === undefined) break;
      const names = stored.fields.filter((field) => Object.hasOwn(other, field));
      const like = Object.fromEntries(names.map((field) => [field, undefined])) as Partial<Doc>;
      entries.unshift({ label: stored.label, fields: pickFields(other, like) });
    }
    return entries;
  };
  return { document, undoable: readSide(json.undoable), redoable: readSide(json.redoable) };
}

interface StoredEntry {
  readonly label: string;
  readonly fields: readonly string[];
  readonly changes: Fields;
}

function isStoredEntry(stored: unknown): stored is StoredEntry {
  return (
    isJsonObject(stored) &&
    typeof stored.label === 'string' &&
    Array.isArray(stored.fields) &&
    isJsonObject(stored.changes)
  );
}

/** The fields that differ in `to`; null for those that it lacks. */
function differences(from: Fields, to: Fields): Fields {
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]))
      .map((name) => [name, to[name] ?? null]),
  );
}
