import type { PackUpload } from '../../state/packs/upload-pack.ts';
import { useSnapshotWords } from '../../state/snapshot-words.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { ChangedFields } from './changed-fields.tsx';
import { EntryNames } from './entry-names.tsx';
import styles from './management.module.css';

interface OverwriteDialogProps {
  upload: PackUpload;
  onConfirm: () => void;
  onCancel: () => void;
}

/** More names of a sort than anyone reads would only slow the dialog down. */
const MOST_NAMES = 500;

/**
 * Asks before a pack is overwritten, and names what its new version removes, changes and adds.
 * Rule: docs/rules/game-data.md#uploading-a-pack.
 */
export function OverwriteDialog({ upload, onConfirm, onCancel }: OverwriteDialogProps) {
  const snapshot = useSnapshotWords();
  const { pack, overwrites, isEnabled, changes } = upload;
  const named = (what: string, names: readonly string[]) => (
    <EntryNames what={what} entries={names.map((name) => ({ name }))} most={MOST_NAMES} />
  );
  return (
    <ConfirmDialog
      open
      size="medium"
      title={
        <>
          Overwrite <bdi>{pack.name}</bdi>?
        </>
      }
      description={`Version ${overwrites} is stored${isEnabled ? ' and enabled' : ''}. Version ${pack.version} takes its place. ${snapshot}`}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <dl className={styles.contributions} aria-label="What changes">
        {changes.map((section) => (
          <div key={section.label}>
            <dt>{section.label}</dt>
            <dd>
              {named('removed', section.removed)}
              {named('new', section.added)}
              <ChangedFields section={section} />
            </dd>
          </div>
        ))}
      </dl>
    </ConfirmDialog>
  );
}
