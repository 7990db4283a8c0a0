import {
  type JsonChange,
  jsonChanges,
  readJsonChanges,
  withJsonChanges,
} from '../../core/game-data/editing/json-patch.ts';
import { jsonText } from '../../core/game-data/editing/serialize-json.ts';
import { isJsonObject } from '../../core/lib/name-map.ts';
import type { DocumentState, HistoryEntry, UndoHistory } from '../history/undo-history.ts';
import type { EditedPack } from './edited-pack.ts';

/** The maximum number of steps in each direction that are stored. */
const MAX_STEPS = 50;

/** Of the steps in each direction together, in UTF-16 units. */
const MAX_SIZE = 200_000;

type Steps = readonly HistoryEntry<EditedPack>[];

/**
 * The steps of an open pack as JSON, the next one of each side first, as far as they have room. Undefined
 * where there are none. Rule: docs/rules/workshop.md#undo-in-the-workshop.
 */
export function serializeSteps(state: DocumentState<EditedPack>): string | undefined {
  const [undoable, redoable] = [state.undoable, state.redoable].map((side) =>
    serializeSide(state.document, side),
  );
  if (undoable?.length === 0 && redoable?.length === 0) return undefined;
  return `{"undoable":[${undoable?.join()}],"redoable":[${redoable?.join()}]}`;
}

function serializeSide(document: EditedPack, side: Steps): readonly string[] {
  const texts: string[] = [];
  let adjacent = document;
  let size = 0;
  for (const { label, fields } of side.slice(-MAX_STEPS).toReversed()) {
    const other = { ...adjacent, ...fields };
    const changes: readonly JsonChange[] = [...jsonChanges(adjacent.json, other.json)];
    const released = other.released === adjacent.released ? {} : { released: other.released ?? null };
    const text = jsonText({ label, changes, ...released });
    size += text.length;
    if (size > MAX_SIZE) break;
    texts.push(text);
    adjacent = other;
  }
  return texts;
}

/** The steps that `serializeSteps` wrote for this document, up to the first that does not fit it. */
export function readSteps(document: EditedPack, text: string | undefined): UndoHistory<EditedPack> {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    stored = {};
  }
  const { undoable, redoable } = isJsonObject(stored) ? stored : {};
  return { undoable: readSide(document, undoable), redoable: readSide(document, redoable) };
}

function readSide(document: EditedPack, side: unknown): Steps {
  const steps: HistoryEntry<EditedPack>[] = [];
  let { json } = document;
  for (const step of Array.isArray(side) ? (side as readonly unknown[]) : []) {
    const changes = isJsonObject(step) ? readJsonChanges(step.changes) : undefined;
    const next = changes && withJsonChanges(json, changes);
    if (next === undefined || !isJsonObject(step) || typeof step.label !== 'string') break;
    json = next;
    const { released } = step;
    const isReleased = typeof released === 'string' || released === null;
    steps.unshift({
      label: step.label,
      fields: { json, ...(isReleased && { released: released ?? undefined }) },
    });
  }
  return steps;
}
