import * as v from 'valibot';
import { foeSheetProblems } from '../consequences/foe-character.ts';
import { memoizeByObject } from '../lib/memoize-by-object.ts';
import { checkNameForm } from '../lib/name-form.ts';
import { isJsonObject } from '../lib/name-map.ts';
import { normaliseName } from '../lib/normalise-name.ts';
import type { Problem } from '../lib/problem.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { type Foe, foeSchema } from '../play/parts/foes.ts';
import { problemsOf } from '../rules/define.ts';
import type { StoredFoe } from './stored-foe.ts';

/**
 * What is wrong with the JSON of a foe, each with its path, the name first; empty where it is a foe.
 * Rule: docs/rules/foes.md#foe-file.
 */
export function foeProblems(json: unknown): readonly Problem[] {
  const read = readFoe(json);
  return read.ok ? [] : read.problem;
}

/**
 * Reads the file of a foe, which has the shape of a foe in a pack. What is not right first is the problem,
 * and so is a character sheet that cannot be read.
 * Rule: docs/rules/foes.md#foe-file.
 */
export function parseFoe(json: unknown): Result<Foe, Problem> {
  const read = readFoe(json);
  return read.ok ? read : fail(read.problem[0] ?? { path: '$', message: 'This is not a foe.' });
}

function readFoe(json: unknown): Result<Foe, readonly Problem[]> {
  if (!isJsonObject(json)) return fail([{ path: '$', message: 'This must be an object.' }]);
  const named = nameProblem(json.name);
  const read = v.safeParse(foeSchema, json);
  const others = read.success ? [] : problemsOf(read.issues);
  const problems = [...named, ...others.filter(({ path }) => named.length === 0 || path !== '$.name')];
  if (!read.success || problems.length > 0) return fail(problems);
  const foe = { ...read.output, name: read.output.name.trim() };
  const inSheet = foeSheetProblems(foe);
  return inSheet.length === 0 ? ok(foe) : fail(inSheet);
}

/** Why a text cannot be the name of a foe. What is no text is left to the schema. */
function nameProblem(name: unknown): readonly Problem[] {
  if (typeof name !== 'string') return [];
  const message = normaliseName(name) === '' ? 'Please enter a name.' : checkNameForm(name);
  return message === undefined ? [] : [{ path: '$.name', message }];
}

const readOnce = memoizeByObject((json: StoredFoe['json']): Foe | undefined => {
  const read = parseFoe(json);
  return read.ok ? read.value : undefined;
});

/** A stored foe, read once; undefined where it cannot be read. */
export const foeOfStored = ({ json }: StoredFoe): Foe | undefined => readOnce(json);
