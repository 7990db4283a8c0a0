import { ArrowDown, ArrowUp, Copy, PencilLine, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { nameField } from '../../core/game-data/editing/entries.ts';
import type { ListedEntry } from '../../core/game-data/editing/overview.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { useEntryIntents } from '../../state/workshop/use-entry-intents.ts';
import { ActionsButton } from './actions-button.tsx';
import type { AskedEntry } from './entry-question.tsx';

interface EntryMenuProps extends Pick<ListedEntry, 'list' | 'index' | 'name' | 'isNamed'> {
  /** The name of the pack. */
  pack: string;
  below: GameData;
  onAsk: (asked: AskedEntry) => void;
  /** Called once the entry is deleted without a question. */
  onDeleted?: () => void;
}

/** What can be done with a whole entry: copy, rename, move, delete. It stays as it is while the entry is typed in. */
export const EntryMenu = memo(
  ({ pack, list, index, name, isNamed, below, onAsk, onDeleted }: EntryMenuProps) => {
    const navigate = useNavigate();
    const intents = useEntryIntents();
    const entry = { list, index };

    const copy = () => {
      const copied = intents.copy(entry);
      void navigate(paths.workshopEntry(pack, list.id, copied.index));
    };
    const askOrRemove = () => {
      const dangling = intents.dangling(entry, below);
      if (dangling.length > 0) return onAsk({ ...entry, dangling });
      intents.remove(entry);
      onDeleted?.();
    };
    const canRename = isNamed && nameField(list) !== undefined;
    return (
      <ActionsButton
        label={`Change ${name}`}
        actions={[
          {
            label: 'Rename',
            icon: <PencilLine />,
            onSelect: () => onAsk(entry),
            disabledReason: canRename ? undefined : 'It has no name of its own.',
          },
          { label: 'Copy', icon: <Copy />, onSelect: copy },
          { label: 'Move up', icon: <ArrowUp />, onSelect: () => intents.move(entry, -1) },
          { label: 'Move down', icon: <ArrowDown />, onSelect: () => intents.move(entry, 1) },
          { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: askOrRemove },
        ]}
      />
    );
  },
);
