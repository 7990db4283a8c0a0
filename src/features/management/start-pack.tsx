import { Download } from 'lucide-react';
import { useShell } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './management.module.css';

/** The address of the JSON Schema, with which an editor helps to write a pack. */
const schemaAddress = (): string =>
  new URL(`${import.meta.env.BASE_URL}schemas/pack.schema.json`, document.baseURI).href;

/**
 * Files to begin a pack of one's own with: a small game, or nothing for house rules.
 * Rule: docs/rules/game-data.md#writing-a-pack.
 */
export function StartPack() {
  const { platform } = useShell();
  const download = async (kind: 'template' | 'empty') => {
    const { emptyPack, templatePack } = await import('../../core/game-data/editing/new-pack.ts');
    const pack = kind === 'template' ? templatePack('My Game') : emptyPack('House Rules');
    const json = { $schema: schemaAddress(), ...pack };
    platform.download(pack.name as string, `${JSON.stringify(json, null, 2)}\n`);
  };
  return (
    <section className={styles.start} aria-labelledby="start-pack">
      <h2 id="start-pack">Write it as a file</h2>
      <p className={styles.quiet}>
        The template is a small game that can be played at once. The empty pack is for house rules: what you
        write in it is added to the other packs, or replaces their entries of the same name.
      </p>
      <div className={`${styles.choose} ${styles.files}`}>
        <Button icon={<Download />} onClick={() => void download('template')}>
          Download Template
        </Button>
        <Button icon={<Download />} onClick={() => void download('empty')}>
          Download Empty Pack
        </Button>
      </div>
    </section>
  );
}
