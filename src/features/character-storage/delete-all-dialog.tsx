import { useState } from 'react';
import { useCharacters, useShell } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { NoRoomDialog } from './no-room-dialog.tsx';

const CONFIRMATION = 'CONFIRM';

/** Asks for the word CONFIRM before every character is deleted (seed 1 §4 Deleting characters). */
export function DeleteAllDialog({ onDone }: { onDone: () => void }) {
  const { storage, notices } = useShell();
  const characters = useCharacters();
  const [typed, setTyped] = useState('');
  const [hasNoRoom, setHasNoRoom] = useState(false);
  const { mode } = storage.status();

  const removeAll = async (withoutSnapshot: boolean) => {
    const outcome = await storage.characters.removeAll({ withoutSnapshot });
    if (outcome.kind === 'failed' && outcome.problem.reason === 'full' && !withoutSnapshot) {
      setHasNoRoom(true);
      return;
    }
    onDone();
    if (outcome.kind === 'removed') {
      notices.success(
        withoutSnapshot || mode !== 'stored'
          ? 'All characters have been deleted.'
          : 'All characters have been deleted. A snapshot under Settings still has them.',
      );
    } else if (outcome.kind === 'changed-elsewhere') {
      notices.warn('A character was changed in another tab. None has been deleted.');
    } else if (outcome.kind === 'failed') {
      notices.warn(`No character has been deleted. ${outcome.problem.message}`);
    }
  };
  const download = async () => {
    const outcome = await storage.backups.download();
    if (!outcome.ok) notices.warn(`No backup was made. ${outcome.problem.message}`);
  };
  const backup = <Button onClick={() => void download()}>Download Backup</Button>;

  if (hasNoRoom) {
    return (
      <NoRoomDialog onConfirm={() => void removeAll(true)} onCancel={onDone}>
        {backup}
      </NoRoomDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      danger
      title="Delete All Characters"
      description="Every character leaves this browser:"
      confirmDisabled={typed !== CONFIRMATION}
      onConfirm={() => void removeAll(false)}
      onCancel={onDone}
    >
      <ul>
        {characters.map((entry) => (
          <li key={entry.key}>
            <bdi>{entry.name}</bdi>
          </li>
        ))}
      </ul>
      {backup}
      <TextField label="Type CONFIRM to delete all characters" value={typed} onChange={setTyped} />
    </ConfirmDialog>
  );
}
