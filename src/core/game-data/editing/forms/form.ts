import type { PlaySort } from '../../../play/part.ts';
import type { Sort } from '../../checks/references.ts';

/** What a field of a pack may hold, as a form asks for it. Derived from the schemas of the reader. */
export type FieldForm =
  | { readonly form: 'text' }
  /** A text of several paragraphs. */
  | { readonly form: 'paragraphs' }
  /** The name of an entry, or of several kinds of entries. */
  | { readonly form: 'reference'; readonly sort: Sort | PlaySort }
  | {
      readonly form: 'number';
      readonly isWhole: boolean;
      readonly minimum: number | undefined;
      readonly maximum: number | undefined;
      /** The one number that is refused. */
      readonly except: number | undefined;
    }
  | { readonly form: 'flag' }
  | { readonly form: 'choice'; readonly options: readonly string[] }
  | { readonly form: 'list'; readonly of: FieldForm; readonly most: number | undefined }
  /** Values by name: by these names only, where they are given. */
  | { readonly form: 'map'; readonly of: FieldForm; readonly keys: readonly string[] | undefined }
  | GroupForm
  | VariantForm
  /** One of several shapes, of which the value says which it is. */
  | { readonly form: 'either'; readonly options: readonly FieldForm[] }
  /** What no form describes: shown as JSON. */
  | { readonly form: 'json' };

/** Fields of one object. `variants` are further fields of the same object, which follow from one of them. */
export interface GroupForm {
  readonly form: 'group';
  readonly fields: readonly FormField[];
  readonly variants: readonly VariantForm[];
}

/** An object whose other fields follow from one: an effect from its `kind`, an amount from its `by`. */
export interface VariantForm {
  readonly form: 'variant';
  readonly field: string;
  readonly options: readonly VariantOption[];
}

export interface VariantOption {
  /** The value of the field; undefined where the object has none of these fields. */
  readonly value: string | undefined;
  /** What the option means; empty where nothing says it. */
  readonly help: string;
  readonly group: GroupForm;
}

export interface FormField {
  readonly name: string;
  /** The field in words, such as `Core Talents`. */
  readonly label: string;
  /** What it means; empty where the label says it. */
  readonly help: string;
  readonly isRequired: boolean;
  /** What counts where the field is missing; undefined where nothing does. */
  readonly fallback?: unknown;
  readonly form: FieldForm;
}

const isCovered = (form: FieldForm): boolean => form.form !== 'json';

/** The option of a variant that an object has chosen. */
export function chosenOption({ field, options }: VariantForm, value: unknown): VariantOption | undefined {
  const chosen = fieldValue(value, field);
  return options.find((option) => option.value === chosen);
}

function fieldValue(object: unknown, field: string): unknown {
  const isObject = typeof object === 'object' && object !== null;
  return isObject && Object.hasOwn(object, field)
    ? (object as Readonly<Record<string, unknown>>)[field]
    : undefined;
}

/** Whether a value has the outer shape that a form asks for. */
export function fits(form: FieldForm, value: unknown): boolean {
  switch (form.form) {
    case 'text':
    case 'reference':
      return typeof value === 'string';
    case 'choice':
      return typeof value === 'string' && form.options.includes(value);
    case 'paragraphs':
      return (
        typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'))
      );
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    case 'variant':
      return isPlainObject(value) && chosenOption(form, value) !== undefined;
    case 'group':
    case 'map':
      return isPlainObject(value);
    case 'either':
      return form.options.some((option) => isCovered(option) && fits(option, value));
    case 'json':
      return false;
  }
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The fields of an object by its group, those that follow from its variants too. A field that a variant asks
 * for as well is asked for once, as the variant asks.
 */
export function fieldsOf(group: GroupForm, value: unknown): readonly FormField[] {
  const further = group.variants.flatMap((variant) => {
    const option = chosenOption(variant, value);
    return option === undefined ? [] : fieldsOf(option.group, value);
  });
  const names = new Set(further.map(({ name }) => name));
  return [...group.fields.filter(({ name }) => !names.has(name)), ...further];
}

/** The shape that a value has among several: that whose required fields it has, else the first that fits. */
export function eitherOption(
  { options }: Extract<FieldForm, { form: 'either' }>,
  value: unknown,
): FieldForm | undefined {
  const fitting = options.filter((each) => fits(each, value));
  const isWhole = (each: FieldForm) =>
    each.form !== 'group' ||
    each.fields.every(({ name, isRequired }) => !isRequired || fieldValue(value, name) !== undefined);
  return fitting.find(isWhole) ?? fitting[0];
}

/** The form of the value at these keys, where the form at the root describes it. */
export function formAt(
  form: FieldForm,
  value: unknown,
  keys: readonly (string | number)[],
): FieldForm | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return form;
  const inner = fieldValue(value, String(key));
  const within = childForm(form, value, key);
  return within === undefined ? undefined : formAt(within, inner, rest);
}

/** The form of a field of an object, or of an entry of a list. */
export function childForm(form: FieldForm, value: unknown, key: string | number): FieldForm | undefined {
  switch (form.form) {
    case 'list':
    case 'map':
      return form.of;
    case 'paragraphs':
      return { form: 'text' };
    case 'group':
      return fieldForm(fieldsOf(form, value), form.variants, key);
    case 'variant': {
      const option = chosenOption(form, value);
      return option && fieldForm(fieldsOf(option.group, value), [form, ...option.group.variants], key);
    }
    case 'either': {
      const option = eitherOption(form, value);
      return option && childForm(option, value, key);
    }
    default:
      return undefined;
  }
}

function fieldForm(
  fields: readonly FormField[],
  variants: readonly VariantForm[],
  key: string | number,
): FieldForm | undefined {
  const variant = variants.find(({ field }) => field === key);
  if (variant !== undefined) {
    return { form: 'choice', options: variant.options.flatMap(({ value }) => value ?? []) };
  }
  return fields.find(({ name }) => name === key)?.form;
}
