import type * as v from 'valibot';
import type { PlaySort } from '../../../play/part.ts';
import { PLAY_PARTS, type PlayPartName } from '../../../play/play.ts';
import { entryFieldSort, nodeFieldSort, type Sort } from '../../checks/references.ts';
import {
  actionReader,
  damageInfoReader,
  itemReader,
  skillReader,
  statusEffectReader,
  talentReader,
} from '../../entry-readers.ts';
import type { PackList } from '../pack-lists.ts';
import { deriveForm } from './derive-form.ts';
import { fieldHelp, fieldLabel } from './field-help.ts';
import type { FieldForm } from './form.ts';

/** The readers of the entries of the lists that are not in `play`. */
const READERS: Readonly<Record<string, v.GenericSchema>> = {
  actions: actionReader,
  maneuvers: actionReader,
  items: itemReader,
  skills: skillReader,
  statusEffects: statusEffectReader,
  talents: talentReader,
  damageInfo: damageInfoReader,
};

/** What the fields of entries of `play` refer to. */
const PLAY_FIELDS: Readonly<Record<string, PlaySort>> = {
  item: 'item',
  action: 'action',
  actions: 'action',
  statusEffect: 'status effect',
  proofAgainst: 'status effect',
  removes: 'status effect',
};

/** The reader of the entries of a list. */
export function entryReader({ id }: PackList): v.GenericSchema {
  return READERS[id] ?? PLAY_PARTS[id as PlayPartName].schema;
}

function sortOfField({ id, keys }: PackList, field: string, kind?: string): Sort | PlaySort | undefined {
  if (keys[0] === 'play') return PLAY_FIELDS[field];
  return keys[0] === 'actions' ? nodeFieldSort(field, kind) : entryFieldSort([id], field);
}

const forms = new Map<string, FieldForm>();

/** The form with what the fields of the entries mean. */
function withHelp(form: FieldForm, list: string): FieldForm {
  if (form.form === 'either') return { ...form, options: form.options.map((each) => withHelp(each, list)) };
  if (form.form !== 'group') return form;
  const fields = form.fields.map((field) => ({
    ...field,
    label: fieldLabel(list, field.name) ?? field.label,
    help: fieldHelp(list, field.name),
  }));
  return { ...form, fields };
}

function describeList(list: PackList): FieldForm {
  const form = deriveForm(entryReader(list), (field, kind) => sortOfField(list, field, kind));
  return withHelp(form, list.id);
}

/** The form of the entries of a list. */
export function listForm(list: PackList): FieldForm {
  const form = forms.get(list.id) ?? describeList(list);
  forms.set(list.id, form);
  return form;
}
