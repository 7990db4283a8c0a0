import { Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { blankValue } from '../../../../core/game-data/editing/forms/blank.ts';
import type { FieldForm } from '../../../../core/game-data/editing/forms/form.ts';
import { withKey } from '../../../../core/game-data/editing/forms/form-edit.ts';
import { valueAt, withValueAt } from '../../../../core/game-data/editing/json-edit.ts';
import { fieldTitle } from '../../../../core/game-data/entry-place.ts';
import { isJsonObject } from '../../../../core/lib/name-map.ts';
import { MODIFIER_KINDS } from '../../../../core/rules/vocabulary.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { SuggestField } from '../../../../ui/fields/suggest/suggest-field.tsx';
import { placeWords } from '../session/edit-words.ts';
import { useEditor } from '../session/editor-session.ts';
import { optionWords } from '../session/form-words.ts';
import styles from './fields.module.css';
import { Frame } from './frame.tsx';
import type { NodeProps } from './node.ts';

interface NameMapProps extends NodeProps<Extract<FieldForm, { form: 'map' }>> {
  /** What renders a value. */
  Node: ComponentType<NodeProps>;
}

/** Values by name: each can be added, renamed and removed. */
export function NameMap({ form, value, keys, Node, ...props }: NameMapProps) {
  const { json, depth, name, words, set, change } = useEditor();
  const { label } = props;
  const names = isJsonObject(value) ? Object.keys(value) : [];
  const isOfModifiers = String(keys.at(-1)).startsWith('modifiers');
  const known: readonly string[] = form.keys ?? (isOfModifiers ? [...MODIFIER_KINDS, ...words.soaks] : []);
  const open = known.filter((each) => !names.includes(each));
  // Fixed keys are words of the format: what this game calls them may be what is typed here.
  const title = (key: string) => (form.keys ? fieldTitle(key) : optionWords(key, words));
  const suggest = (typed: string) =>
    open
      .filter((each) => `${each} ${title(each)}`.toLowerCase().includes(typed.toLowerCase()))
      .map((each) => ({ value: each }));
  const add = (key: string) => {
    if (key === '' || names.includes(key)) return;
    change(
      withValueAt(json(), [...keys, key], blankValue(form.of)),
      `Add to ${placeWords(keys.slice(depth), name)}`,
    );
  };
  const remove = (key: string) => {
    const isLast = names.length === 1 && !props.isRequired;
    set(isLast ? keys : [...keys, key], undefined);
  };
  return (
    <Frame keys={keys} {...props}>
      {names.length === 0 ? null : (
        <ul className={styles.map}>
          {names.map((key, index) => (
            <li key={key} className={styles.mapRow} data-open={form.keys === undefined || undefined}>
              {form.keys === undefined ? (
                <SuggestField
                  label={`Name ${index + 1} in ${label}`}
                  labelHidden
                  value={key}
                  suggest={suggest}
                  onChange={(next) =>
                    next === ''
                      ? remove(key)
                      : change(
                          withKey(json(), keys, key, next),
                          `Rename an entry of ${placeWords(keys.slice(depth), name)}`,
                        )
                  }
                />
              ) : null}
              <div className={styles.mapValue}>
                <Node
                  form={form.of}
                  value={valueAt(value, [key])}
                  keys={[...keys, key]}
                  label={title(key)}
                  labelHidden={form.keys === undefined && form.of.form !== 'flag'}
                  help=""
                  isRequired
                />
              </div>
              <IconButton
                label={`Remove ${title(key)} from ${label}`}
                icon={<Trash2 />}
                onClick={() => remove(key)}
              />
            </li>
          ))}
        </ul>
      )}
      {form.keys === undefined ? (
        <SuggestField label={`Add to ${label}`} value="" suggest={suggest} onChange={add} />
      ) : open.length === 0 ? null : (
        <SelectField
          label={`Add to ${label}`}
          value=""
          options={[
            { value: '', label: 'Choose' },
            ...open.map((each) => ({ value: each, label: title(each) })),
          ]}
          onChange={add}
        />
      )}
    </Frame>
  );
}
