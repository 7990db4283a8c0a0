import { NO_STATUS_EFFECT } from '../../../core/game-data/entry-text.ts';
import type { GameData } from '../../../core/game-data/game-data.ts';
import styles from './unknown-effect.module.css';

/** Stands beside the name of a status effect that nobody defines; nothing beside the others. */
export function UnknownEffect({ name, gameData }: { name: string; gameData: GameData }) {
  if (gameData.statusEffects.has(name)) return null;
  return <span className={styles.unknown}> {NO_STATUS_EFFECT}</span>;
}
