import { Button } from '../../ui/buttons/button.tsx';
import { Meter } from '../../ui/feedback/meter.tsx';
import styles from './management.module.css';

interface PackReadingProps {
  /** Of the file. */
  name: string;
  /** How far it has come, as a share of 1. */
  done: number;
  cancel: () => void;
}

/** How far the reading of a file has come, and the way out. A file that is read at once never shows it. */
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
