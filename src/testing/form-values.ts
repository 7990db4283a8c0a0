import { blankValue } from '../core/game-data/editing/forms/blank.ts';
import type { FieldForm, GroupForm, VariantForm } from '../core/game-data/editing/forms/form.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One value for each of these: the shortest list repeats. */
function combined(columns: readonly (readonly Fields[])[]): readonly Fields[] {
  const count = Math.max(1, ...columns.map(({ length }) => length));
  return Array.from({ length: count }, (_, index) =>
    Object.assign({}, ...columns.map((column) => column[index % column.length])),
  );
}

function groupValues({ fields, variants }: GroupForm): readonly Fields[] {
  return combined([
    ...fields.map(({ name, form }) => formValues(form).map((value) => ({ [name]: value }))),
    ...variants.map(variantValues),
  ]);
}

function variantValues({ field, options }: VariantForm): readonly Fields[] {
  return options.flatMap(({ value, group }) =>
    groupValues(group).map((fields) => (value === undefined ? fields : { ...fields, [field]: value })),
  );
}

/** Values of a form that together have every field of every shape, every kind and every option of it. */
export function formValues(form: FieldForm): readonly unknown[] {
  switch (form.form) {
    case 'text':
    case 'reference':
    case 'paragraphs':
      return ['Words', 'More words'];
    case 'list':
      return [formValues(form.of)];
    case 'map': {
      const values = formValues(form.of);
      const keys = form.keys ?? ['POWER', 'DICE_POOL'];
      return [Object.fromEntries(keys.map((key, index) => [key, values[index % values.length]]))];
    }
    case 'group':
      return groupValues(form);
    case 'variant':
      return variantValues(form);
    case 'either':
      return form.options.filter((each) => each.form !== 'json').flatMap(formValues);
    default:
      return [blankValue(form)];
  }
}
