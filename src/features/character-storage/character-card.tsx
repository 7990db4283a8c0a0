import { Download, Trash2 } from 'lucide-react';
import { versionLabel } from '../../core/character/migrations/index.ts';
import type { CharacterEntry } from '../../state/entry-lists.ts';
import { useShell } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import styles from './character-card.module.css';
import { downloadCharacter } from './download-character.ts';

interface CharacterCardProps {
  entry: CharacterEntry;
  onLoad: () => void;
  onDelete: () => void;
}

/** One stored character at a glance. */
export function CharacterCard({ entry, onLoad, onDelete }: CharacterCardProps) {
  const shell = useShell();
  const { name, value, savedAt } = entry;
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <span className={styles.version}>{versionLabel(value.version)}</span>
      </header>
      <dl className={styles.figures}>
        <Figure label="Health" value={value.json.health} />
        <Figure label="Potential" value={value.json.potential} />
      </dl>
      <p className={styles.facts}>
        {value.packInfo.map(([pack, version], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may name a pack twice, and the list never reorders
          <span key={index}>
            {index > 0 ? ', ' : ''}
            <bdi>{pack}</bdi> {version}
          </span>
        ))}
        {value.packInfo.length === 0 ? 'No game data named' : null}
        <br />
        Last changed {new Date(savedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
      </p>
      <div className={styles.acts}>
        <Button kind="primary" aria-label={`Load ${name}`} onClick={onLoad}>
          Load
        </Button>
        <IconButton
          label={`Download ${name}`}
          icon={<Download aria-hidden="true" />}
          onClick={() => downloadCharacter(shell, value)}
        />
        <IconButton
          kind="danger"
          label={`Delete ${name}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onDelete}
        />
      </div>
    </article>
  );
}

/** A number of the stored sheet, where it holds one: an old or foreign sheet may not. */
function Figure({ label, value }: { label: string; value: unknown }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{typeof value === 'number' ? value : '–'}</dd>
    </div>
  );
}
