import { NamedCoat } from '../../library/named-coat.tsx';
import { SAMPLE_CHARACTERS } from '../../state/sample-characters.ts';
import { useGame } from '../../state/use-game.ts';
import { useCharacters } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './sample-characters.module.css';

/** The ready-made characters that are not stored yet, each with a button that stores and loads it. */
export function SampleCharacters({ onStored }: { onStored: (name: string) => Promise<void> }) {
  const { samples, storage } = useGame();
  // Subscribes to the characters, so that the list renders again when one is stored or deleted.
  useCharacters();
  const offered = SAMPLE_CHARACTERS.filter(({ name }) => storage.characters.get(name) === undefined);
  if (offered.length === 0) return null;

  const tryOut = async (name: string) => {
    if (await samples.storeCharacter(name)) await onStored(name);
  };

  return (
    <section className={styles.samples} aria-labelledby="samples">
      <h2 id="samples">Sample characters</h2>
      <p className={styles.lead}>
        Made for the game that comes with Tabard. Try one: it becomes yours, to keep, change or delete.
      </p>
      <ul className={styles.list}>
        {offered.map(({ name, line }) => (
          <li key={name} className={styles.sample}>
            <NamedCoat name={name} size="medium" />
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.line}>{line}</p>
            </div>
            <Button aria-label={`Try ${name}`} onClick={() => void tryOut(name)}>
              Try
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
