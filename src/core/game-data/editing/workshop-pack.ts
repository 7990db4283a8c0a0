import { checkStoredNameForm } from '../../lib/name-form.ts';
import { isJsonObject } from '../../lib/name-map.ts';
import { normaliseName } from '../../lib/normalise-name.ts';
import { fail, ok, type Result } from '../../lib/result.ts';

/**
 * A pack that is being written, as it is stored. The texts are read when it is opened.
 * Rule: docs/rules/workshop.md#what-is-stored.
 */
export interface WorkshopPack {
  /** The name that it is stored under: that of the pack, but for a copy that a conflict made. */
  readonly name: string;
  /** The file as it is now. */
  readonly text: string;
  /** The file of the version that was released last; undefined before the first. */
  readonly released: string | undefined;
  /** The steps that can be undone and redone, as JSON; undefined where there are none. */
  readonly steps: string | undefined;
}

const NOT_ONE = 'This is not a pack of the workshop.';

/** Recognises a stored pack of the workshop. Steps or a released version that are no text are left out. */
export function readWorkshopPack(json: unknown): Result<WorkshopPack, string> {
  if (!isJsonObject(json)) return fail(NOT_ONE);
  const { name, text, released, steps } = json;
  if (typeof name !== 'string' || typeof text !== 'string') return fail(NOT_ONE);
  if (normaliseName(name) === '' || checkStoredNameForm(name) !== undefined) return fail(NOT_ONE);
  const textOrNone = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return ok({ name, text, released: textOrNone(released), steps: textOrNone(steps) });
}

/** The stored JSON of a pack of the workshop. */
export function serializeWorkshopPack({ name, text, released, steps }: WorkshopPack): WorkshopPack {
  return { name, text, released, steps };
}
