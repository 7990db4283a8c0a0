import { Plus } from 'lucide-react';
import { type ComponentType, useEffect, useRef } from 'react';
import { blankValue } from '../../../../core/game-data/editing/forms/blank.ts';
import type { FieldForm } from '../../../../core/game-data/editing/forms/form.ts';
import { withMoved } from '../../../../core/game-data/editing/forms/form-edit.ts';
import { listAt, withEntry, withValueAt } from '../../../../core/game-data/editing/json-edit.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { placeWords } from '../session/edit-words.ts';
import { useEditor } from '../session/editor-session.ts';
import styles from './fields.module.css';
import { Frame } from './frame.tsx';
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
  const place = placeWords(keys.slice(depth), name);
  const isPlain = ['text', 'reference', 'number', 'flag', 'choice'].includes(form.of.form);

  useEffect(() => {
    if (added.current === undefined) return;
    box.current?.children[added.current]?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    added.current = undefined;
  });
  const add = (entry: unknown, index = entries.length) => {
    added.current = index;
    change(withEntry(json(), keys, entry, index), `Add to ${place}`);
  };
  const remove = (index: number) => {
    const next = withValueAt(json(), [...keys, index], undefined);
    const isEmptied = !props.isRequired && listAt(next, keys).length === 0;
    added.current = Math.max(0, index - 1);
    change(isEmptied ? withValueAt(next, keys, undefined) : next, `Remove from ${place}`);
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
                name={own}
                heading={isPlain ? undefined : <NodeHeading keys={here} name={own} />}
                isPlain={isPlain}
                isFirst={index === 0}
                isLast={index === entries.length - 1}
                onMove={(by) =>
                  change(withMoved(json(), keys, index, index + by), `Move an entry in ${place}`)
                }
                onDuplicate={() => add(entry, index + 1)}
                onRemove={() => remove(index)}
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
        <div>
          <Button kind="quiet" icon={<Plus />} onClick={() => add(blankValue(form.of))}>
            {addLabel ?? 'Add'}
            <span className="visually-hidden"> to {label}</span>
          </Button>
        </div>
      )}
    </Frame>
  );
}
