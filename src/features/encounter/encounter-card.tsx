import { Download, Trash2 } from 'lucide-react';
import { turnWords } from '../../core/encounter/rounds.ts';
import type { EncounterEntry } from '../../state/entry-lists.ts';
import { useShell } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { downloadEncounter } from './download-encounter.ts';
import styles from './encounter-card.module.css';

interface EncounterCardProps {
  entry: EncounterEntry;
  onLoad: () => void;
  onDelete: () => void;
}

/** One stored encounter at a glance. */
export function EncounterCard({ entry, onLoad, onDelete }: EncounterCardProps) {
  const shell = useShell();
  const { name, value, savedAt } = entry;
  return (
    <Card level={2} title={<bdi>{name}</bdi>} meta={turnWords(value).join(', ')}>
      <p>
        {value.members.length} {value.members.length === 1 ? 'member' : 'members'} in{' '}
        {value.groups.map((group, index) => (
          <span key={group.name}>
            {index > 0 ? ', ' : ''}
            <bdi>{group.name}</bdi>
          </span>
        ))}
      </p>
      <p className={styles.when}>
        Last changed {new Date(savedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
      </p>
      <div className={styles.acts}>
        <Button kind="primary" aria-label={`Load ${name}`} onClick={onLoad}>
          Load
        </Button>
        <IconButton
          label={`Download ${name}`}
          icon={<Download aria-hidden="true" />}
          onClick={() => downloadEncounter(shell, value)}
        />
        <IconButton
          kind="danger"
          label={`Delete ${name}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onDelete}
        />
      </div>
    </Card>
  );
}
