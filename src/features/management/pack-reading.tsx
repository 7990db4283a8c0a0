import { Button } from '../../ui/buttons/button.tsx';
import { Meter } from '../../ui/feedback/meter.tsx';
import styles from './management.module.css';

interface PackReadingProps {
  /** The name of the file. */
  name: string;
  /** The progress, from 0 to 1. */
  done: number;
  cancel: () => void;
}

/** The progress of reading a file, and a button to cancel it. A small file is read before this shows. */
export function PackReading({ name, done, cancel }: PackReadingProps) {
  const percent = Math.floor(done * 100);
  return (
    <div className={styles.reading}>
      <div className={styles.progress}>
        <p>
          Reading <bdi>{name}</bdi>: {percent} %
        </p>
        <div
          role="progressbar"
          aria-label={`Reading ${name}`}
          aria-valuemin={0}
          aria-valuenow={percent}
          aria-valuemax={100}
        >
          <Meter value={percent} max={100} tone="accent" />
        </div>
      </div>
      <Button onClick={cancel}>Cancel</Button>
    </div>
  );
}
