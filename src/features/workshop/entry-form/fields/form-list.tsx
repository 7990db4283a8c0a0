import { Plus } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useRef } from 'react';
import { blankValue } from '../../../../core/game-data/editing/forms/blank.ts';
import type { FieldForm } from '../../../../core/game-data/editing/forms/form.ts';
import { withEntry } from '../../../../core/game-data/editing/json-edit.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { placeWords } from '../session/edit-words.ts';
import { useEditor } from '../session/editor-session.ts';
import styles from './fields.module.css';
import { Frame } from './frame.tsx';
import { ItemButtons } from './item-buttons.tsx';
import { ItemRow } from './item-row.tsx';
import type { NodeProps } from './node.ts';
import { NodeHeading } from './node-heading.tsx';

interface FormListProps extends NodeProps<Extract<FieldForm, { form: 'list' }>> {
  addLabel?: string | undefined;
  /** What renders an entry. */
  Node: ComponentType<NodeProps>;
}

const FOCUSABLE = 'input, textarea, select';

/** A list: its entries can be added, removed, copied and moved. */
export function FormList({ form, value, keys, addLabel, isLong, Node, ...props }: FormListProps) {
  const { json, depth, name, change } = useEditor();
  const { label } = props;
  const box = useRef<HTMLUListElement>(null);
  const added = useRef<number>(undefined);
  const entries = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const isPlain = ['text', 'reference', 'number', 'flag', 'choice'].includes(form.of.form);

  useEffect(() => {
    if (added.current === undefined) return;
    box.current?.children[added.current]?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    added.current = undefined;
  });
  const focusEntry = useCallback((index: number) => {
    added.current = index;
  }, []);
  const add = () => {
    focusEntry(entries.length);
    const place = placeWords(keys.slice(depth), name);
    change(withEntry(json(), keys, blankValue(form.of)), `Add to ${place}`);
  };
  return (
    <Frame keys={keys} {...props}>
      {entries.length === 0 ? null : (
        <ul ref={box} className={styles.list} data-plain={(isPlain && !isLong) || undefined}>
          {entries.map((entry, index) => {
            const here = [...keys, index];
            const own = `${label} ${index + 1}`;
            return (
              <ItemRow
                // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be alike
                key={index}
                keys={here}
                name={own}
                heading={isPlain ? undefined : <NodeHeading keys={here} name={own} />}
                isPlain={isPlain}
                buttons={
                  <ItemButtons
                    keys={keys}
                    index={index}
                    name={own}
                    isLast={index === entries.length - 1}
                    isRequired={props.isRequired}
                    focusEntry={focusEntry}
                  />
                }
              >
                <Node
                  form={form.of}
                  value={entry}
                  keys={here}
                  label={own}
                  labelHidden
                  help=""
                  isRequired
                  isLong={isLong}
                />
              </ItemRow>
            );
          })}
        </ul>
      )}
      {form.most !== undefined && entries.length >= form.most ? (
        <p className={styles.help}>There is no room for more than {form.most}.</p>
      ) : (
        <div className={styles.buttons}>
          <Button kind="quiet" icon={<Plus />} onClick={add}>
            {addLabel ?? 'Add'}
            <span className="visually-hidden"> to {label}</span>
          </Button>
        </div>
      )}
    </Frame>
  );
}
