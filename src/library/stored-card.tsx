import { Download, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LibraryEntry } from '../state/entry-lists.ts';
import { Button } from '../ui/buttons/button.tsx';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { Card } from '../ui/layout/card.tsx';
import styles from './stored-card.module.css';

interface StoredCardProps<Value> {
  entry: LibraryEntry<Value>;
  /** A short label at the end of the title. */
  label: ReactNode;
  onLoad: () => void;
  onDownload: () => void;
  onDelete: () => void;
  children: ReactNode;
}

/** The card of one stored document. */
export function StoredCard<Value>({
  entry: { name, savedAt },
  label,
  onLoad,
  onDownload,
  onDelete,
  children,
}: StoredCardProps<Value>) {
  return (
    <Card
      level={2}
      title={<bdi className={styles.name}>{name}</bdi>}
      aside={<span className={styles.label}>{label}</span>}
      actions={
        <>
          <div className={styles.load}>
            <Button kind="primary" wide aria-label={`Load ${name}`} onClick={onLoad}>
              Load
            </Button>
          </div>
          <IconButton
            label={`Download ${name}`}
            icon={<Download aria-hidden="true" />}
            onClick={onDownload}
          />
          <IconButton
            kind="danger"
            label={`Delete ${name}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={onDelete}
          />
        </>
      }
    >
      {children}
      <p className={styles.when}>
        Last changed {new Date(savedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
      </p>
    </Card>
  );
}
