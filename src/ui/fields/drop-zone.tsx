import type { ReactNode } from 'react';
import styles from './drop-zone.module.css';
import { FileDrop, type FileDropProps } from './file-drop.tsx';
import { FileInput, type FileInputProps } from './file-input.tsx';

interface DropZoneProps
  extends Pick<FileDropProps, 'prompt' | 'onFiles'>,
    Pick<FileInputProps, 'label' | 'accept'> {
  /** Below the button: which file, and what happens to it. */
  children: ReactNode;
}

/**
 * A file input in a frame, as a place for files: they may be dropped there, and anywhere else on the page.
 */
export function DropZone({ prompt, onFiles, label, accept, children }: DropZoneProps) {
  return (
    <FileDrop prompt={prompt} onFiles={onFiles}>
      <div className={styles.zone}>
        <FileInput label={label} accept={accept} onFiles={onFiles} />
        <p className={styles.hint}>
          {children} <span className={styles.drop}>You can also drop a file anywhere on this page.</span>
        </p>
      </div>
    </FileDrop>
  );
}
