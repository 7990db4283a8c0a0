import { useState } from 'react';
import { capitalise } from '../core/lib/capitalise.ts';
import type { LibraryEntry } from '../state/entry-lists.ts';
import type { Library } from '../state/library/library.ts';
import { Button } from '../ui/buttons/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

const CONFIRMATION = 'CONFIRM';

interface DeleteAllDialogProps<Value> {
  library: Library<Value>;
  entries: readonly LibraryEntry<Value>[];
  onDone: () => void;
}

/**
 * Asks for the word CONFIRM before every document is deleted.
 * Rule: docs/rules/characters.md#deleting-characters.
 */
export function DeleteAllDialog<Value>({ library, entries, onDone }: DeleteAllDialogProps<Value>) {
  const [typed, setTyped] = useState('');
  const { singular, plural } = library.noun;
  const backup = <Button onClick={() => void library.downloadAll()}>Download Backup</Button>;
  return (
    <DeletionDialog
      title={`Delete All ${capitalise(plural)}`}
      description={`This removes every ${singular} from this browser:`}
      confirmDisabled={typed !== CONFIRMATION}
      remove={library.removeAll}
      backup={backup}
      onDone={onDone}
    >
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <bdi>{entry.name}</bdi>
          </li>
        ))}
      </ul>
      {backup}
      <TextField label={`Type CONFIRM to delete all ${plural}`} value={typed} onChange={setTyped} />
    </DeletionDialog>
  );
}
