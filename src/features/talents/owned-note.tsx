import { Term } from '../../cards/terms/term.tsx';
import { talentsBelow } from '../../core/character/talents/talent-cost.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import styles from './talents.module.css';

/** Says which talents of a search are owned already, and under which upgrade. */
export function OwnedNote({ text }: { text: string }) {
  const { sheet, gameData } = useLoadedCharacter();
  const searched = text.trim().toLowerCase();
  if (searched === '') return null;
  const found = [...sheet.pinnacles, ...sheet.talents].flatMap((owned) =>
    [owned, ...talentsBelow(owned, gameData)]
      .filter((name) => name.toLowerCase().includes(searched))
      .map((name) => ({ name, owned })),
  );
  if (found.length === 0) return null;
  return (
    <p className={styles.note}>
      You own{' '}
      {found.map(({ name, owned }, index) => (
        <span key={`${owned} ${name}`}>
          {index > 0 ? ', ' : ''}
          <Term kind="talent" name={name} />
          {name === owned ? '' : ' under its upgrade '}
          {name === owned ? null : <Term kind="talent" name={owned} />}
        </span>
      ))}
      .
    </p>
  );
}
