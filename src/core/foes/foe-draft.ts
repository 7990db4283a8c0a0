import { freeName } from '../lib/free-name.ts';
import { isJsonObject } from '../lib/name-map.ts';
import { normaliseName } from '../lib/normalise-name.ts';
import { type Problem, pathKeys } from '../lib/problem.ts';
import type { Foe } from '../play/parts/foes.ts';
import { foeProblems } from './parse-foe.ts';
import { readStoredFoe, type StoredFoe } from './stored-foe.ts';

/**
 * The JSON of a foe while it is made. What was typed is in its field, whether the field can have it or not.
 */
export type FoeJson = Readonly<Record<string, unknown>>;

/** A foe of the game master's while it is made or edited. Rule: docs/rules/foes.md#making-a-foe. */
export interface FoeDraft {
  /** The stored foe that it changes, as it was then; undefined for a new one. */
  readonly before: StoredFoe | undefined;
  readonly json: FoeJson;
}

/** An empty form: what every foe has. */
const BLANK: FoeJson = { name: '', maximumHealth: 1, maximumEnergy: 1, maximumAP: 1, dice: 1 };

/** A new foe without a name. */
export const newFoeDraft = (): FoeDraft => ({ before: undefined, json: BLANK });

/** A stored foe that is edited. */
export const storedFoeDraft = (foe: StoredFoe): FoeDraft => ({ before: foe, json: foe.json });

/** A copy of a foe under a free name. `json`: how the foe is written, where it is stored. */
export function copiedFoeDraft(foe: Foe, isTaken: (key: string) => boolean, json: FoeJson = foe): FoeDraft {
  return { before: undefined, json: withoutEmpty({ ...json, name: freeName(foe.name, isTaken) }) };
}

/** A foe with the whole sheet of a character, under a free name. `sheet` is the file of the character. */
export function sheetFoeDraft(
  character: string,
  sheet: FoeJson,
  isTaken: (key: string) => boolean,
): FoeDraft {
  return { before: undefined, json: { name: freeName(character, isTaken), sheet } };
}

/** Whether a field of a foe says nothing: no text, an empty list, or a soak of 0 alone. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.values(value).every((each) => each === 0);
}

/** Without the fields that say nothing. The name stays. */
function withoutEmpty(json: FoeJson): FoeJson {
  return Object.fromEntries(
    Object.entries(json).filter(([field, value]) => field === 'name' || !isEmpty(value)),
  );
}

/** The JSON with a field of another value; a field that says nothing goes. */
export function withFoeField(json: FoeJson, field: string, value: unknown): FoeJson {
  return withoutEmpty({ ...json, [field]: value });
}

/** What is wrong with a draft, each with its path. `names`: those of the stored foes. */
export function foeDraftProblems({ before, json }: FoeDraft, names: readonly string[]): readonly Problem[] {
  const problems = foeProblems(json);
  const own = before && normaliseName(before.name);
  const key = typeof json.name === 'string' ? normaliseName(json.name) : '';
  const isTaken = key !== own && names.some((each) => normaliseName(each) === key);
  return isTaken ? [{ path: '$.name', message: FOE_NAME_TAKEN }, ...problems] : problems;
}

export const FOE_NAME_TAKEN = 'A foe with that name already exists.';

/** The first of the problems of a field, or of what is inside it. */
export function problemOfField(problems: readonly Problem[], field: string): string | undefined {
  return problems.find(({ path }) => pathKeys(path)[0] === field)?.message;
}

/** The names in a field that is a list; those that are texts. */
export function namesInField(json: FoeJson, field: string): readonly string[] {
  const names = json[field];
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/** Reads a draft that a tab saved; undefined where it is none. */
export function readFoeDraft(value: unknown): FoeDraft | undefined {
  if (!isJsonObject(value) || !isJsonObject(value.json)) return undefined;
  const before =
    value.before === undefined
      ? undefined
      : readStoredFoe(isJsonObject(value.before) ? value.before.json : undefined);
  return { before: before?.ok ? before.value : undefined, json: value.json };
}
