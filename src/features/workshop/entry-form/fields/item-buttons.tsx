import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { withMoved } from '../../../../core/game-data/editing/forms/form-edit.ts';
import { listAt, valueAt, withEntry, withValueAt } from '../../../../core/game-data/editing/json-edit.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { ignoreSecondClick } from '../../../../ui/buttons/ignore-second-click.ts';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { placeWords } from '../session/edit-words.ts';
import { type Keys, useEditor } from '../session/editor-session.ts';
import { isSameNode } from './node.ts';

interface ItemButtonsProps {
  /** The keys of the list. */
  keys: Keys;
  index: number;
  /** The entry in the names of the buttons. */
  name: string;
  isLast: boolean;
  /** Whether the list stays when it is empty. */
  isRequired: boolean;
  /** Called with the entry that has the focus once the list has changed. Always the same function. */
  focusEntry: (index: number) => void;
}

/** Moves, copies and removes an entry of a list. They stay as they are while the entry is typed in. */
export const ItemButtons = memo(({ keys, index, name, isLast, isRequired, focusEntry }: ItemButtonsProps) => {
  const { json, depth, name: edited, change } = useEditor();
  const place = () => placeWords(keys.slice(depth), edited);
  const move = (by: -1 | 1) =>
    change(withMoved(json(), keys, index, index + by), `Move an entry in ${place()}`);
  const duplicate = () => {
    focusEntry(index + 1);
    change(withEntry(json(), keys, valueAt(json(), [...keys, index]), index + 1), `Add to ${place()}`);
  };
  const remove = () => {
    const next = withValueAt(json(), [...keys, index], undefined);
    const isEmptied = !isRequired && listAt(next, keys).length === 0;
    focusEntry(Math.max(0, index - 1));
    change(isEmptied ? withValueAt(next, keys, undefined) : next, `Remove from ${place()}`);
  };
  return (
    <>
      <Menu
        label={`Arrange ${name}`}
        items={[
          ...(index === 0 ? [] : [{ label: 'Move up', icon: <ArrowUp />, onSelect: () => move(-1) }]),
          ...(isLast ? [] : [{ label: 'Move down', icon: <ArrowDown />, onSelect: () => move(1) }]),
          { label: 'Duplicate', icon: <Copy />, onSelect: duplicate },
        ]}
      />
      <IconButton label={`Remove ${name}`} icon={<Trash2 />} onClick={ignoreSecondClick(remove)} />
    </>
  );
}, isSameNode);
