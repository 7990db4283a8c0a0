import { DiffSections } from '../../cards/pack-diff/diff-sections.tsx';
import type { PackUpload } from '../../state/packs/upload-pack.ts';
import { useUploadDiff } from '../../state/packs/use-diff.ts';
import { useSnapshotWords } from '../../state/snapshot-words.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

interface OverwriteDialogProps {
  upload: PackUpload;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before a pack is overwritten, and names what its new version removes, changes and adds.
 * Rule: docs/rules/game-data.md#uploading-a-pack.
 */
export function OverwriteDialog({ upload, onConfirm, onCancel }: OverwriteDialogProps) {
  const snapshot = useSnapshotWords();
  const { pack, overwrites, isEnabled } = upload;
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
      <DiffSections changes={useUploadDiff(upload)} />
    </ConfirmDialog>
  );
}
