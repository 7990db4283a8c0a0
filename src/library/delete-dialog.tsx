import type { LibraryEntry } from '../state/entry-lists.ts';
import type { Library } from '../state/library/library.ts';
import { Button } from '../ui/buttons/button.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

interface DeleteDialogProps<Value> {
  library: Library<Value>;
  entry: LibraryEntry<Value>;
  onDone: () => void;
}

/**
 * Asks before one document is deleted, and offers a backup first.
 * Rule: docs/rules/characters.md#deleting-characters.
 */
export function DeleteDialog<Value>({ library, entry, onDone }: DeleteDialogProps<Value>) {
  const backup = <Button onClick={() => library.download(entry.value)}>Download Backup</Button>;
  return (
    <DeletionDialog
      title={
        <>
          Delete <bdi>{entry.name}</bdi>?
        </>
      }
      description={`This removes the ${library.noun.singular} from this browser. Download a backup first if you may want it again.`}
      remove={(options) => library.remove(entry.name, options)}
      backup={backup}
      onDone={onDone}
    >
      {backup}
    </DeletionDialog>
  );
}
