import { isJsonObject } from '../../../lib/name-map.ts';
import { valueAt, withValueAt } from '../json-edit.ts';
import { blankValue } from './blank.ts';
import {
  childForm,
  chosenOption,
  type FieldForm,
  fieldsOf,
  fits,
  type GroupForm,
  type VariantForm,
} from './form.ts';

type Keys = readonly (string | number)[];

/** The fields that an option of a variant asks for, those of its own variants included. */
function namesAsked({ group }: VariantForm['options'][number], value: unknown): ReadonlySet<string> {
  const names = (each: GroupForm): readonly string[] => [
    ...fieldsOf(each, value).map(({ name }) => name),
    ...each.variants.map(({ field }) => field),
  ];
  return new Set(names(group));
}

/** The object with what its group requires besides; what it has stays. */
function completed(group: GroupForm, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const missing = fieldsOf(group, value).filter(
    ({ name, isRequired }) => isRequired && !Object.hasOwn(value, name),
  );
  const whole = {
    ...value,
    ...Object.fromEntries(missing.map(({ name, form }) => [name, blankValue(form)])),
  };
  const open = group.variants.filter((variant) => chosenOption(variant, whole) === undefined);
  return Object.assign(whole, ...open.map((variant) => blankValue(variant) as object));
}

/**
 * The object with another option of a variant. Fields that the new option asks for too, and whose values fit,
 * stay; the others of the old option go. Fields of no option stay as they are.
 * Rule: docs/rules/game-data.md#forms-of-entries.
 */
export function chooseOption(
  variant: VariantForm,
  value: unknown,
  chosen: string | undefined,
): Record<string, unknown> {
  const before = isJsonObject(value) ? value : {};
  const option = variant.options.find((each) => each.value === chosen);
  if (option === undefined) return before;
  const old = chosenOption(variant, before);
  const asked = old === undefined ? new Set<string>() : namesAsked(old, before);
  const renamed = withValueAt(before, [variant.field], chosen) as Record<string, unknown>;
  const kept = Object.entries(renamed).filter(([name, each]) => {
    if (name === variant.field || !asked.has(name)) return true;
    const form = childForm(variant, renamed, name);
    return form !== undefined && fits(form, each);
  });
  return completed(option.group, Object.fromEntries(kept));
}

/** Whether a value has one of several shapes in full: what a choice between shapes shows as chosen. */
export function withShape(form: FieldForm, value: unknown): unknown {
  if (form.form !== 'group' || !isJsonObject(value)) return blankValue(form);
  const kept = Object.entries(value).filter(([name, each]) => {
    const field = childForm(form, value, name);
    return field !== undefined && fits(field, each);
  });
  return completed(form, Object.fromEntries(kept));
}

/** The JSON with an entry of the list at these keys in another place. */
export function withMoved(json: unknown, keys: Keys, from: number, to: number): unknown {
  const list = valueAt(json, keys);
  if (!Array.isArray(list) || to < 0 || to >= list.length) return json;
  const next: unknown[] = list.toSpliced(from, 1);
  return withValueAt(json, keys, next.toSpliced(to, 0, list[from]));
}

/**
 * The JSON with another key for a value of the map at these keys. A key that the map has already changes
 * nothing.
 */
export function withKey(json: unknown, keys: Keys, from: string, to: string): unknown {
  const map = valueAt(json, keys);
  if (!isJsonObject(map) || Object.hasOwn(map, to)) return json;
  const entries = Object.entries(map).map(([key, value]) => [key === from ? to : key, value] as const);
  return withValueAt(json, keys, Object.fromEntries(entries));
}
