import { ArrowDown, ArrowUp, Copy, PencilLine, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { type EntryAddress, nameField } from '../../core/game-data/editing/entries.ts';
import type { ListedEntry } from '../../core/game-data/editing/overview.ts';
import { useEntryIntents } from '../../state/workshop/use-entry-intents.ts';
import { ActionsDialog } from './actions-button.tsx';

interface EntryMenuProps extends Pick<ListedEntry, 'name' | 'isNamed'> {
  /** The name of the pack. */
  pack: string;
  entry: EntryAddress;
  onRename: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** What can be done with a whole entry: copy, rename, move, delete. */
export function EntryMenu({ pack, entry, name, isNamed, onRename, onDelete, onClose }: EntryMenuProps) {
  const navigate = useNavigate();
  const intents = useEntryIntents();
  const { list } = entry;

  const copy = () => {
    onClose();
    const copied = intents.copy(entry);
    if (copied) void navigate(paths.workshopEntry(pack, list.id, copied.index));
  };
  const move = (by: 1 | -1) => {
    onClose();
    intents.move(entry, by);
  };
  const canRename = isNamed && nameField(list) !== undefined;
  return (
    <ActionsDialog
      label={`Change ${name}`}
      onClose={onClose}
      actions={[
        {
          label: 'Rename',
          icon: <PencilLine />,
          onSelect: onRename,
          disabledReason: canRename ? undefined : 'It has no name of its own.',
        },
        { label: 'Copy', icon: <Copy />, onSelect: copy },
        { label: 'Move up', icon: <ArrowUp />, onSelect: () => move(-1) },
        { label: 'Move down', icon: <ArrowDown />, onSelect: () => move(1) },
        { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: onDelete },
      ]}
    />
  );
}
