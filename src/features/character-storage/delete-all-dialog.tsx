import { useState } from 'react';
import { useApplication, useCharacters } from '../../state/use-application.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

const CONFIRMATION = 'CONFIRM';

/** Asks for the word CONFIRM before every character is deleted (seed 1 §4 Deleting characters). */
export function DeleteAllDialog({ onDone }: { onDone: () => void }) {
  const { storage, notices } = useApplication();
  const characters = useCharacters();
  const [typed, setTyped] = useState('');
  const removeAll = async () => {
    onDone();
    const outcome = await storage.characters.removeAll();
    if (outcome.kind === 'removed') {
      notices.tell('All characters have been deleted. A snapshot under Settings still has them.');
    } else if (outcome.kind === 'changed-elsewhere') {
      notices.warn('A character was changed in another tab. None has been deleted.');
    } else if (outcome.kind === 'failed') {
      notices.warn(`No character has been deleted. ${outcome.problem.message}`);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title="Delete All Characters"
      description="Every character leaves this browser:"
      confirmDisabled={typed !== CONFIRMATION}
      onConfirm={removeAll}
      onCancel={onDone}
    >
      <ul>
        {characters.map((entry) => (
          <li key={entry.key}>
            <bdi>{entry.name}</bdi>
          </li>
        ))}
      </ul>
      <TextField label="Type CONFIRM to delete all characters" value={typed} onChange={setTyped} />
    </ConfirmDialog>
  );
}
