import { ArrowDown, ArrowUp, Copy, PencilLine, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { nameField } from '../../core/game-data/editing/entries.ts';
import type { ListedEntry } from '../../core/game-data/editing/overview.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import type { Wording } from '../../core/lib/wording.ts';
import { useEntryIntents } from '../../state/workshop/use-entry-intents.ts';
import { ActionsButton } from './actions-button.tsx';
import { DeleteEntryDialog } from './delete-entry-dialog.tsx';
import { RenameEntryDialog } from './rename-entry-dialog.tsx';

interface EntryMenuProps extends Pick<ListedEntry, 'list' | 'index' | 'name' | 'isNamed'> {
  /** The name of the pack. */
  pack: string;
  below: GameData;
  /** Called once the entry is deleted. */
  onDeleted?: () => void;
}

/** What can be done with a whole entry: copy, rename, move, delete. It stays as it is while the entry is typed in. */
export const EntryMenu = memo(({ pack, list, index, name, isNamed, below, onDeleted }: EntryMenuProps) => {
  const navigate = useNavigate();
  const intents = useEntryIntents();
  const [isRenaming, setRenaming] = useState(false);
  const [dangling, setDangling] = useState<readonly Wording[]>();
  const entry = { list, index };

  const copy = () => {
    const copied = intents.copy(entry);
    void navigate(paths.workshopEntry(pack, list.id, copied.index));
  };
  const remove = () => {
    setDangling(undefined);
    intents.remove(entry);
    onDeleted?.();
  };
  const askOrRemove = () => {
    const places = intents.dangling(entry, below);
    if (places.length > 0) setDangling(places);
    else remove();
  };
  const canRename = isNamed && nameField(list) !== undefined;
  return (
    <>
      <ActionsButton
        label={`Change ${name}`}
        actions={[
          {
            label: 'Rename',
            icon: <PencilLine />,
            onSelect: () => setRenaming(true),
            disabledReason: canRename ? undefined : 'It has no name of its own.',
          },
          { label: 'Copy', icon: <Copy />, onSelect: copy },
          { label: 'Move up', icon: <ArrowUp />, onSelect: () => intents.move(entry, -1) },
          { label: 'Move down', icon: <ArrowDown />, onSelect: () => intents.move(entry, 1) },
          { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: askOrRemove },
        ]}
      />
      {isRenaming ? (
        <RenameEntryDialog
          name={name}
          rename={(next) => intents.rename(entry, next)}
          onDone={() => setRenaming(false)}
        />
      ) : null}
      {dangling ? (
        <DeleteEntryDialog
          name={name}
          dangling={dangling}
          onConfirm={remove}
          onCancel={() => setDangling(undefined)}
        />
      ) : null}
    </>
  );
});
