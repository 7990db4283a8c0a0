import { useState } from 'react';
import { say, userName } from '../../core/lib/wording.ts';
import type { CharacterEntry } from '../../state/entry-lists.ts';
import { useShell } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { downloadCharacter } from './download-character.ts';
import { NoRoomDialog } from './no-room-dialog.tsx';

/** Asks before one character is deleted, and offers a backup first (seed 1 §4 Deleting characters). */
export function DeleteDialog({ entry, onDone }: { entry: CharacterEntry; onDone: () => void }) {
  const shell = useShell();
  const { storage, notices } = shell;
  const [hasNoRoom, setHasNoRoom] = useState(false);
  const { mode } = storage.status();
  const download = () => downloadCharacter(shell, entry.value);

  const remove = async (withoutSnapshot: boolean) => {
    const outcome = await storage.characters.remove(entry.name, { withoutSnapshot });
    if (outcome.kind === 'failed' && outcome.problem.reason === 'full' && !withoutSnapshot) {
      setHasNoRoom(true);
      return;
    }
    onDone();
    switch (outcome.kind) {
      case 'removed':
        notices.success(
          withoutSnapshot || mode !== 'stored'
            ? say`${userName(entry.name)} has been deleted.`
            : say`${userName(entry.name)} has been deleted. A snapshot under Settings still has it.`,
        );
        break;
      case 'changed-elsewhere':
        notices.warn(
          say`${userName(entry.name)} was changed in another tab and has not been deleted. Look at it again first.`,
        );
        break;
      case 'failed':
        notices.warn(say`${userName(entry.name)} has not been deleted. ${outcome.problem.message}`);
        break;
      case 'missing':
        break;
    }
  };

  if (hasNoRoom) {
    return (
      <NoRoomDialog onConfirm={() => void remove(true)} onCancel={onDone}>
        <Button onClick={download}>Download Backup</Button>
      </NoRoomDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      danger
      title={
        <>
          Delete <bdi>{entry.name}</bdi>?
        </>
      }
      description="The character leaves this browser. Download a backup first if you may want it again."
      onConfirm={() => void remove(false)}
      onCancel={onDone}
    >
      <Button onClick={download}>Download Backup</Button>
    </ConfirmDialog>
  );
}
