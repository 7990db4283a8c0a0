import { isJsonObject } from '../../core/lib/name-map.ts';
import type { Session } from '../../platform/session.ts';
import { NO_STEPS, type Step, type Steps } from './undo-history.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How a value is written as JSON and read again; undefined where it is none. */
export interface Format<Value> {
  print(value: Value): Fields;
  read(fields: Fields): Value | undefined;
}

/** The steps of what is on the table, kept by this tab over a reload. */
export interface KeptSteps<Value> {
  /** Keeps, as the page is left, what `current` says then. */
  keep(current: () => { readonly value: Value | undefined; readonly steps: Steps<Value> }): void;
  /** The steps that led to a value, where just this one was on the table as the page was left; else none. */
  take(value: Value): Steps<Value>;
}

/** The newest steps to each side that outlive a reload. */
const STEPS_KEPT = 50;

/** Keeps of each step what differs from the one beside it: a sheet is large, and a step changes little of it. */
export function createKeptSteps<Value>(
  name: string,
  { print, read }: Format<Value>,
  session: Session,
): KeptSteps<Value> {
  function printSide(now: Fields, side: readonly Step<Value>[]): readonly Fields[] {
    let beside = now;
    return side
      .slice(-STEPS_KEPT)
      .toReversed()
      .map(({ label, value }) => {
        const fields = print(value);
        const changes = differences(beside, fields);
        beside = fields;
        return { label, changes };
      });
  }

  function readSide(now: Fields, side: unknown): readonly Step<Value>[] {
    const steps: Step<Value>[] = [];
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
    keep(current) {
      session.keep(name, () => {
        const { value, steps } = current();
        if (value === undefined || steps.undoable.length + steps.redoable.length === 0) return undefined;
        const now = print(value);
        return { now, undoable: printSide(now, steps.undoable), redoable: printSide(now, steps.redoable) };
      });
    },
    take(value) {
      const kept = session.take(name);
      const now = print(value);
      if (!isJsonObject(kept) || JSON.stringify(kept.now) !== JSON.stringify(now)) return NO_STEPS;
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
