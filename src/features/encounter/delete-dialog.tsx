import { say, userName } from '../../core/lib/wording.ts';
import type { EncounterEntry } from '../../state/entry-lists.ts';
import { useShell } from '../../state/use-shell.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

/** Asks before an encounter is deleted. */
export function DeleteDialog({ entry, onDone }: { entry: EncounterEntry; onDone: () => void }) {
  const { storage, notices } = useShell();
  const remove = async () => {
    onDone();
    const outcome = await storage.encounters.remove(entry.name);
    switch (outcome.kind) {
      case 'removed':
        notices.success(
          say`${userName(entry.name)} has been deleted. A snapshot under Settings still has it.`,
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
  return (
    <ConfirmDialog
      open
      danger
      title={
        <>
          Delete <bdi>{entry.name}</bdi>?
        </>
      }
      description="The encounter leaves this browser. A snapshot under Settings keeps it for a while."
      onConfirm={remove}
      onCancel={onDone}
    />
  );
}
