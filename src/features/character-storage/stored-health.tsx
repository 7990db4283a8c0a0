import { derive } from '../../core/character/derive.ts';
import { CURRENT_SHEET_VERSION } from '../../core/character/migrations/steps.ts';
import { barMaxima } from '../../core/character/resources.ts';
import { parseSheet } from '../../core/character/sheet/parse-sheet.ts';
import type { StoredSheet } from '../../core/character/sheet/sheet.ts';
import { sheetBeyondLimits } from '../../core/character/sheet/sheet-limits.ts';
import { storedFigure } from '../../core/character/sheet/stored-figure.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { Meter } from '../../ui/feedback/meter.tsx';
import styles from './stored-health.module.css';

/**
 * The health of a stored character, with its bar where the active game data give it a maximum: as loading makes
 * it, whatever the file says.
 */
export function StoredHealth({ sheet }: { sheet: StoredSheet }) {
  const { gameData } = useGameDataState();
  const maximum = maximumHealth(sheet, gameData);
  const health = storedFigure(sheet, 'health');
  const value = health === undefined || maximum === undefined ? health : Math.min(health, maximum);
  return (
    <div className={styles.health}>
      <p className={styles.words}>
        {wordFor(gameData, 'HEALTH')} <b>{value ?? '–'}</b>
        {maximum === undefined ? null : ` / ${maximum}`}
      </p>
      {value === undefined || maximum === undefined ? null : (
        <Meter value={value} max={maximum} tone="life" />
      )}
    </div>
  );
}

/** Undefined for a sheet of another version, or one that cannot be loaded as it is. */
function maximumHealth(stored: StoredSheet, gameData: GameData): number | undefined {
  if (stored.version !== CURRENT_SHEET_VERSION || sheetBeyondLimits(stored.json) !== undefined)
    return undefined;
  const sheet = parseSheet(stored);
  return sheet.ok ? barMaxima(derive(sheet.value, gameData)).HEALTH : undefined;
}
