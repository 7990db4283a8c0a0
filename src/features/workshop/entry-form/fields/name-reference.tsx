import { newEntry } from '../../../../core/game-data/editing/forms/blank.ts';
import type { FieldForm } from '../../../../core/game-data/editing/forms/form.ts';
import { withEntry, withValueAt } from '../../../../core/game-data/editing/json-edit.ts';
import { LISTS_OF_SORT } from '../../../../core/game-data/editing/names-of-sort.ts';
import { PACK_LISTS } from '../../../../core/game-data/editing/pack-lists.ts';
import { checkNameForm } from '../../../../core/lib/name-form.ts';
import {
  type FieldSuggestion,
  SuggestField,
  type SuggestFieldProps,
} from '../../../../ui/fields/suggest/suggest-field.tsx';
import { type EditorSession, type Keys, type ReferenceSort, useEditor } from '../session/editor-session.ts';

/** How many names are offered. */
const MAX_OFFERED = 50;

interface NameReferenceProps extends Pick<SuggestFieldProps, 'aria-describedby' | 'aria-invalid'> {
  form: Extract<FieldForm, { form: 'reference' }>;
  label: string;
  labelHidden?: boolean | undefined;
  description?: string | undefined;
  keys: Keys;
  value: string;
  isRequired: boolean;
}

function bestOf(names: readonly string[], typed: string): readonly string[] {
  const query = typed.trim().toLowerCase();
  const found = names.filter((name) => name.toLowerCase().includes(query));
  const first = found.filter((name) => name.toLowerCase().startsWith(query));
  return [...new Set([...first, ...found])].slice(0, MAX_OFFERED);
}

/** The offer to create an entry of a name that nothing has yet, and to refer to it, in one change. */
function creation(
  editor: EditorSession,
  sort: ReferenceSort,
  keys: Keys,
  name: string,
): readonly FieldSuggestion[] {
  const list = PACK_LISTS.find(({ id }) => id === LISTS_OF_SORT[sort][0]);
  if (list === undefined || name === '' || checkNameForm(name) !== undefined) return [];
  const onChoose = () => {
    const referring = withValueAt(editor.json(), keys, name);
    editor.change(withEntry(referring, list.keys, newEntry(list, name)), `Create the ${list.one} ${name}`);
  };
  return [{ value: name, label: `Create the ${list.one} “${name}”`, onChoose }];
}

/** The name of an entry: picked from what the pack and those below it define, typed, or created. */
export function NameReference({ form, keys, value, isRequired, ...rest }: NameReferenceProps) {
  const editor = useEditor();
  const suggest = (typed: string): readonly FieldSuggestion[] => {
    const names = editor.names(form.sort);
    const name = typed.trim();
    const offered = bestOf(names, typed).map((each) => ({ value: each }));
    return names.includes(name) ? offered : [...offered, ...creation(editor, form.sort, keys, name)];
  };
  return (
    <SuggestField
      {...rest}
      value={value}
      suggest={suggest}
      onChange={(name) => editor.set(keys, name === '' && !isRequired ? undefined : name)}
    />
  );
}
