import { NO_STATUS_EFFECT } from '../../../core/game-data/entry-text.ts';
import type { GameData } from '../../../core/game-data/game-data.ts';
import styles from './unknown-effect.module.css';

/** Marks an undefined status effect after its name; renders nothing for a defined one. */
export function UnknownEffect({ name, gameData }: { name: string; gameData: GameData }) {
  if (gameData.statusEffects.has(name)) return null;
  return <span className={styles.unknown}> {NO_STATUS_EFFECT}</span>;
}
