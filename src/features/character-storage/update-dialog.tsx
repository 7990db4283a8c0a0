import type { LoadPlan } from '../../state/characters/load-plan.ts';
import { useSnapshotWords } from '../../state/snapshot-words.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import styles from './update-dialog.module.css';

interface UpdateDialogProps {
  plan: LoadPlan;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Lists what each version after the sheet's version changes.
 * Rule: docs/rules/loading-and-upgrade.md#upgrade-steps.
 */
export function UpdateDialog({ plan, onConfirm, onCancel }: UpdateDialogProps) {
  const snapshot = useSnapshotWords();
  const { upgrade } = plan;
  if (upgrade === undefined) return null;
  return (
    <ConfirmDialog
      open
      size="medium"
      title={
        <>
          Update <bdi>{plan.stored.name}</bdi>?
        </>
      }
      description={
        upgrade.isFromTheFuture
          ? `This character was made by a newer version of Tabard. It is treated as one of unknown version: what this version does not know may be lost. ${snapshot}`
          : `This character is of version ${upgrade.from}. Updating it changes the following. ${snapshot}`
      }
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {upgrade.changes.map(({ label, changes }) => (
        <section key={label}>
          <h3 className={styles.version}>{label}</h3>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      ))}
      {upgrade.losses.length > 0 ? (
        <section>
          <h3>Invalid values</h3>
          <p>These are removed:</p>
          <ul>
            {upgrade.losses.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <bdi>{path}</bdi>: {message}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </ConfirmDialog>
  );
}
