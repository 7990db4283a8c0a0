import { WordingText } from '../../cards/wording-text.tsx';
import type { Wording } from '../../core/lib/wording.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import styles from './workshop.module.css';

interface DeleteEntryDialogProps {
  name: string;
  /** The places that would refer to nothing. */
  dangling: readonly Wording[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** More places than anyone reads would only slow the dialog down. */
const MAX_PLACES = 50;

/** Names what refers to an entry before it is deleted. */
export function DeleteEntryDialog({ name, dangling, onConfirm, onCancel }: DeleteEntryDialogProps) {
  const more = dangling.length - MAX_PLACES;
  return (
    <ConfirmDialog
      open
      danger
      title={
        <>
          Delete <bdi>{name}</bdi>?
        </>
      }
      description="These refer to it, and would no longer find it. You can undo this."
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <ul className={styles.places}>
        {dangling.slice(0, MAX_PLACES).map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same words, and the list never reorders
          <li key={index}>
            <WordingText wording={place} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p>And {more.toLocaleString('en-US')} more.</p> : null}
    </ConfirmDialog>
  );
}
