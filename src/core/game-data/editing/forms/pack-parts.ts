import { capitalise } from '../../../lib/capitalise.ts';
import type { PlaySort } from '../../../play/part.ts';
import { PLAY_PARTS } from '../../../play/play.ts';
import type { Sort } from '../../checks/references.ts';
import { fieldTitle } from '../../entry-place.ts';
import { packReader } from '../../pack-reader.ts';
import { valueAt, withValueAt } from '../json-edit.ts';
import { deriveForm } from './derive-form.ts';
import type { FieldForm } from './form.ts';

/** A part of a pack that is no list of entries with names. */
export interface PackPart {
  readonly keys: readonly string[];
  readonly label: string;
  readonly help: string;
  readonly form: FieldForm;
}

const { actions, groups, constants, coreTalentBreakpoints, pinnacleBreakpoints } = packReader.entries;

function part(
  keys: readonly string[],
  schema: Parameters<typeof deriveForm>[0],
  help: string,
  sort?: Sort | PlaySort,
): PackPart {
  const form = deriveForm(schema, () => undefined);
  return {
    keys,
    label: fieldTitle(keys.at(-1) ?? ''),
    help,
    form: sort === undefined ? form : withNames(form, sort),
  };
}

/** The form with its texts as names of entries. */
function withNames(form: FieldForm, sort: Sort | PlaySort): FieldForm {
  if (form.form === 'list' || form.form === 'map') return { ...form, of: withNames(form.of, sort) };
  return form.form === 'text' ? { form: 'reference', sort } : form;
}

/** The single parts of `play`, and those under fixed keys. */
const PARTS_OF_PLAY = Object.entries(PLAY_PARTS).flatMap(([name, { schema, form, documentation }]) => {
  if (form !== 'one' && 'list' in form) return [];
  const meaning = documentation.meaning.replaceAll('`', '');
  const one = part(['play', name], schema, `${capitalise(meaning)}.`);
  return [form === 'one' ? one : { ...one, form: { form: 'map', of: one.form, keys: form.map } as const }];
});

/** Every part of a pack besides its name, its version and its lists of entries, in the order of its file. */
export const PACK_PARTS: readonly PackPart[] = [
  part(
    ['actions', 'defaultActions'],
    actions.entries.defaultActions,
    'Actions that every character has.',
    'action',
  ),
  part(
    ['actions', 'defaultManeuvers'],
    actions.entries.defaultManeuvers,
    'Maneuvers that every character has.',
    'maneuver',
  ),
  part(['constants'], constants, 'The numbers that the rules begin with.'),
  part(
    ['coreTalentBreakpoints'],
    coreTalentBreakpoints,
    'The levels at which a skill gives its core talents, each above the one before it.',
  ),
  part(
    ['pinnacleBreakpoints'],
    pinnacleBreakpoints,
    'The potential at which a character can take a pinnacle, each above the one before it.',
  ),
  part(
    ['groups', 'constantGroups'],
    groups.entries.constantGroups,
    'How the constants are listed.',
    'constant',
  ),
  part(['groups', 'skillGroups'], groups.entries.skillGroups, 'Skills that belong together.', 'skill'),
  ...PARTS_OF_PLAY,
];

/** The JSON with `play` begun, where what is at these keys needs it. */
export function withPlayBegun(json: unknown, keys: readonly (string | number)[]): unknown {
  const isNeeded = keys[0] === 'play' && valueAt(json, ['play']) === undefined;
  return isNeeded ? withValueAt(json, ['play', 'format'], 1) : json;
}
