import * as v from 'valibot';
import { nameField } from '../entries.ts';
import { withValueAt } from '../json-edit.ts';
import type { PackList } from '../pack-lists.ts';
import type { FieldForm, GroupForm, VariantForm } from './form.ts';
import { entryReader, listForm } from './list-form.ts';

/** The number nearest to 0 that a form accepts. */
function leastNumber({ minimum, maximum, except }: Extract<FieldForm, { form: 'number' }>): number {
  if (minimum !== undefined && minimum > 0) return minimum;
  if (maximum !== undefined && maximum < 0) return maximum;
  return except === 0 ? 1 : 0;
}

function blankGroup({ fields, variants }: GroupForm): Record<string, unknown> {
  const own = fields.flatMap(({ name, form, isRequired }) =>
    isRequired ? [[name, blankValue(form)] as const] : [],
  );
  return Object.assign(Object.fromEntries(own), ...variants.map((each) => blankVariant(each)));
}

/** An object of an option of a variant, of the first one unless another is given. */
function blankVariant({ field, options }: VariantForm, chosen = options[0]): Record<string, unknown> {
  if (chosen === undefined) return {};
  const kind = chosen.value === undefined ? {} : { [field]: chosen.value };
  return { ...kind, ...blankGroup(chosen.group) };
}

/** A value that a form can begin with. */
export function blankValue(form: FieldForm): unknown {
  switch (form.form) {
    case 'text':
    case 'reference':
      return '';
    case 'paragraphs':
      return '';
    case 'number':
      return leastNumber(form);
    case 'flag':
      return false;
    case 'choice':
      return form.options[0] ?? '';
    case 'list':
      return [];
    case 'map':
      return {};
    case 'group':
      return blankGroup(form);
    case 'variant':
      return blankVariant(form);
    case 'either':
      return form.options[0] === undefined ? null : blankValue(form.options[0]);
    case 'json':
      return {};
  }
}

const isRead = (schema: v.GenericSchema, entry: unknown): boolean => v.is(schema, entry);

/**
 * A new entry of a list: what its reader requires, and of what it needs besides the first optional field that
 * does. An entry without a name of its own, such as a use, has the given name in its first reference.
 */
export function newEntry(list: PackList, name: string): unknown {
  const form = listForm(list);
  const shape = form.form === 'either' ? form.options[0] : form;
  if (shape === undefined) return {};
  const blank = blankValue(shape);
  const group = shape.form === 'group' ? shape : undefined;
  const fields = shape.form === 'variant' ? (shape.options[0]?.group.fields ?? []) : (group?.fields ?? []);
  const field =
    nameField(list) ?? fields.find((each) => each.isRequired && each.form.form === 'reference')?.name;
  const entry = field === undefined ? blank : withValueAt(blank, [field], name);
  const schema = entryReader(list);
  if (group === undefined || isRead(schema, entry)) return entry;
  const further = group.fields
    .filter(({ isRequired }) => !isRequired)
    .map((each) => withValueAt(entry, [each.name], blankValue(each.form)));
  return further.find((each) => isRead(schema, each)) ?? entry;
}
