import { Upload } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import buttonStyles from '../buttons/button.module.css';
import styles from './file-input.module.css';

export interface FileInputProps {
  /** The accessible name, and the text of the button. */
  label: string;
  onFiles: (files: readonly File[]) => void;
  /** What may be chosen, such as `.json,application/json`. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  /** In place of the arrow of an upload. */
  icon?: ReactNode;
  kind?: 'plain' | 'primary' | undefined;
}

/** A file input that looks like a button. Choosing the same file again reports it again. */
export function FileInput({
  label,
  onFiles,
  accept,
  multiple = false,
  icon = <Upload />,
  kind = 'plain',
}: FileInputProps) {
  const id = useId();
  return (
    <span className={styles.frame}>
      <input
        id={id}
        type="file"
        className={styles.input}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <label className={buttonStyles.button} data-kind={kind} htmlFor={id}>
        <span className={buttonStyles.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={buttonStyles.label}>{label}</span>
      </label>
    </span>
  );
}
