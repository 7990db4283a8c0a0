import type { FieldForm } from '../../../../core/game-data/editing/forms/form.ts';

const WORDS: Partial<Readonly<Record<FieldForm['form'], string>>> = {
  text: 'Text',
  number: 'Number',
  list: 'List',
  reference: 'Name',
};

/** Fields that entries of every shape have. */
const COMMON: ReadonlySet<string> = new Set(['Name', 'Text']);

/** What a shape of a value is called: a group by the first field of its own that it requires, such as `Table`. */
export function shapeWords(form: FieldForm): string {
  if (form.form !== 'group') return WORDS[form.form] ?? 'Other';
  const own = form.fields.find(({ label, isRequired }) => isRequired && !COMMON.has(label));
  return own?.label ?? 'Other';
}
