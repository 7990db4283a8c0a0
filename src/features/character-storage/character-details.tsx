import type { StoredSheet } from '../../core/character/sheet/sheet.ts';
import { storedFigure } from '../../core/character/sheet/stored-figure.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { useGameDataState } from '../../state/use-game.ts';
import styles from './stored-health.module.css';

/** The potential and the packs of a stored character, in its row. */
export function CharacterDetails({ sheet }: { sheet: StoredSheet }) {
  const { packInfo } = sheet;
  const { gameData } = useGameDataState();
  return (
    <>
      <span>
        {wordFor(gameData, 'POTENTIAL')}
        {'\u00a0'}
        {storedFigure(sheet, 'potential') ?? '–'}
      </span>
      <span className={styles.packs}>
        {packInfo.map(([pack, version], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may name a pack twice, and the list never reorders
          <span key={index}>
            {index > 0 ? ', ' : ''}
            <bdi>{pack}</bdi> {version}
          </span>
        ))}
        {packInfo.length === 0 ? 'No game data named' : null}
      </span>
    </>
  );
}
