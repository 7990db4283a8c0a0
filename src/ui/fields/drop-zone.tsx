import type { ReactNode } from 'react';
import styles from './drop-zone.module.css';
import { FileDrop, type FileDropProps } from './file-drop.tsx';
import { FileInput, type FileInputProps } from './file-input.tsx';

interface DropZoneProps
  extends Pick<FileDropProps, 'prompt' | 'onFiles'>,
    Pick<FileInputProps, 'label' | 'accept'> {
  /** Choosing a file is the main step now. */
  isMain: boolean;
  /** Below the button: which file, and what happens to it. */
  children: ReactNode;
}

/**
 * A file input on a card, with what it is for. Files may be dropped anywhere on the page.
 */
export function DropZone({ prompt, onFiles, label, accept, isMain, children }: DropZoneProps) {
  return (
    <FileDrop prompt={prompt} onFiles={onFiles}>
      <div className={styles.zone}>
        <FileInput label={label} accept={accept} onFiles={onFiles} kind={isMain ? 'primary' : 'plain'} />
        <p className={styles.hint}>
          {children} <span className={styles.drop}>You can also drop a file anywhere on this page.</span>
        </p>
      </div>
    </FileDrop>
  );
}
