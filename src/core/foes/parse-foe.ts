import * as v from 'valibot';
import { foeSheet } from '../consequences/foe-character.ts';
import { checkNameForm } from '../lib/name-form.ts';
import { isJsonObject } from '../lib/name-map.ts';
import { normaliseName } from '../lib/normalise-name.ts';
import type { Problem } from '../lib/problem.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { type Foe, foeSchema } from '../play/parts/foes.ts';
import { problemsOf } from '../rules/define.ts';
import type { StoredFoe } from './stored-foe.ts';

/**
 * Reads the file of a foe, which has the shape of a foe in a pack. What is not right is a problem with its path, and
 * so is a character sheet that cannot be read.
 * Rule: docs/rules/foes.md#foe-file.
 */
export function parseFoe(json: unknown): Result<Foe, Problem> {
  if (!isJsonObject(json)) return fail({ path: '$', message: 'This must be an object.' });
  const read = v.safeParse(foeSchema, json);
  if (!read.success) {
    const [first = { path: '$', message: 'This is no foe.' }] = problemsOf(read.issues);
    return fail(first);
  }
  const foe = { ...read.output, name: read.output.name.trim() };
  const nameProblem = normaliseName(foe.name) === '' ? 'Please enter a name.' : checkNameForm(foe.name);
  if (nameProblem !== undefined) return fail({ path: '$.name', message: nameProblem });
  if ('sheet' in foe && foeSheet(foe) === undefined) {
    return fail({ path: '$.sheet', message: 'This character sheet cannot be read.' });
  }
  return ok(foe);
}

const known = new WeakMap<object, Foe | undefined>();

/** A stored foe, read once; undefined where it cannot be read. */
export function foeOfStored({ json }: StoredFoe): Foe | undefined {
  if (known.has(json)) return known.get(json);
  const read = parseFoe(json);
  const foe = read.ok ? read.value : undefined;
  known.set(json, foe);
  return foe;
}
