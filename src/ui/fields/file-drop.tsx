import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import styles from './file-drop.module.css';

export interface FileDropProps {
  onFiles: (files: readonly File[]) => void;
  /** What a drop would do, such as `Drop to upload characters`. */
  prompt: string;
  children: ReactNode;
}

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

/** Accepts files dropped anywhere on the page while it is rendered. It is a shortcut for a `FileInput`. */
export function FileDrop({ onFiles, prompt, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) take(files);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);

  return (
    <>
      {children}
      {isOver ? (
        <div className={styles.backdrop} aria-hidden="true">
          <p className={styles.prompt}>{prompt}</p>
        </div>
      ) : null}
    </>
  );
}
