import { isJsonObject } from '../../core/lib/name-map.ts';
import type { Session } from '../../platform/session.ts';
import { EMPTY_HISTORY, type HistoryEntry, type UndoHistory } from './undo-history.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How a value is written as JSON and read again; undefined where it is none. */
export interface Format<Value> {
  serialize(value: Value): Fields;
  read(fields: Fields): Value | undefined;
}

/** The steps of what is on the table, kept by this tab over a reload. */
export interface PersistedHistory<Value> {
  /** Keeps, as the page is left, what `current` says then. */
  save(current: () => { readonly value: Value | undefined; readonly steps: UndoHistory<Value> }): void;
  /** The steps that led to a value, where just this one was on the table as the page was left; else none. */
  restore(value: Value): UndoHistory<Value>;
}

/** The newest steps to each side that outlive a reload. */
const STEPS_KEPT = 50;

/** Keeps of each step what differs from the one beside it: a sheet is large, and a step changes little of it. */
export function createPersistedHistory<Value>(
  name: string,
  { serialize, read }: Format<Value>,
  session: Session,
): PersistedHistory<Value> {
  function serializeSide(now: Fields, side: readonly HistoryEntry<Value>[]): readonly Fields[] {
    let beside = now;
    return side
      .slice(-STEPS_KEPT)
      .toReversed()
      .map(({ label, value }) => {
        const fields = serialize(value);
        const changes = differences(beside, fields);
        beside = fields;
        return { label, changes };
      });
  }

  function readSide(now: Fields, side: unknown): readonly HistoryEntry<Value>[] {
    const steps: HistoryEntry<Value>[] = [];
    let beside = now;
    for (const kept of Array.isArray(side) ? side : []) {
      if (!isJsonObject(kept) || typeof kept.label !== 'string' || !isJsonObject(kept.changes)) break;
      beside = { ...beside, ...kept.changes };
      const value = read(beside);
      if (value === undefined) break;
      steps.unshift({ label: kept.label, value });
    }
    return steps;
  }

  return {
    save(current) {
      session.save(name, () => {
        const { value, steps } = current();
        if (value === undefined || steps.undoable.length + steps.redoable.length === 0) return undefined;
        const now = serialize(value);
        return {
          now,
          undoable: serializeSide(now, steps.undoable),
          redoable: serializeSide(now, steps.redoable),
        };
      });
    },
    restore(value) {
      const kept = session.restore(name);
      const now = serialize(value);
      if (!isJsonObject(kept) || JSON.stringify(kept.now) !== JSON.stringify(now)) return EMPTY_HISTORY;
      return { undoable: readSide(now, kept.undoable), redoable: readSide(now, kept.redoable) };
    },
  };
}

/** The fields that are other in `to`; null for one that it does not have, as readers take null for a missing one. */
function differences(from: Fields, to: Fields): Fields {
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]))
      .map((name) => [name, to[name] ?? null]),
  );
}
