import { useEffect, useState } from 'react';
import { EffectLines } from '../../cards/pack-diff/effect-lines.tsx';
import { gameDataEffect, isWithoutEffect } from '../../core/character/game-data-effect.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { useCharacter, useGame, useGameDataState } from '../../state/use-game.ts';
import { GameDataChanges } from './game-data-changes.tsx';
import styles from './management.module.css';

interface PlannedUpdateProps {
  /** The packs that would be enabled. */
  enabled: readonly string[];
  isUpdating: boolean;
}

/** The game data with these packs; undefined until they are read. */
function useMerged(names: readonly string[]): GameData | undefined {
  const { gameData } = useGame();
  const { available } = useGameDataState();
  const key = JSON.stringify(names);
  const [merged, setMerged] = useState<{ readonly key: string; readonly gameData: GameData }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored of the packs may change
  useEffect(() => {
    let isShown = true;
    void gameData.merged(JSON.parse(key) as readonly string[]).then((read) => {
      if (isShown) setMerged({ key, gameData: read });
    });
    return () => {
      isShown = false;
    };
  }, [gameData, available, key]);
  return merged?.key === key ? merged.gameData : undefined;
}

/**
 * What a draft changes before it is submitted: for the loaded character, and in the game data.
 * Rule: docs/rules/game-data.md#managing-packs.
 */
export function PlannedUpdate({ enabled, isUpdating }: PlannedUpdateProps) {
  const { gameData: current } = useGameDataState();
  const sheet = useCharacter((loaded) => loaded?.sheet);
  const after = useMerged(enabled);
  if (after === undefined) return <p className={styles.quiet}>Reading the packs…</p>;
  const effect = isUpdating && sheet !== undefined ? gameDataEffect(sheet, after, current) : undefined;
  return (
    <>
      {effect === undefined ? null : isWithoutEffect(effect) ? (
        <p className={styles.quiet}>
          <bdi>{sheet?.name}</bdi> loses and gains nothing.
        </p>
      ) : (
        <section className={styles.effect} aria-label={`What ${sheet?.name} loses and gains`}>
          <EffectLines {...effect} />
        </section>
      )}
      <GameDataChanges gameData={after} level={2} />
    </>
  );
}
