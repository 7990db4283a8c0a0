import { useEffect } from 'react';
import { packFileName } from '../../core/game-data/editing/pack-file.ts';
import { useGame, useGameDataState } from '../use-game.ts';
import { writeRefusal } from '../write-guard.ts';
import { availablePackText } from './other-pack.ts';
import { useWorkshop, useWorkshopState } from './use-workshop.ts';

/**
 * Counts the version of the open pack that is used in this browser as released: characters may own what it has.
 * Rule: docs/rules/workshop.md#using-a-pack.
 */
export function useUsedVersion(): void {
  const game = useGame();
  const workshop = useWorkshop();
  const { available } = useGameDataState();
  const name = useWorkshopState(({ pack }) => pack && packFileName(pack));
  const used = available.find((each) => each.origin === 'custom' && each.name === name);
  const version = used?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pack follows from its name and version
  useEffect(() => {
    if (used === undefined || writeRefusal(game.storage) !== undefined) return;
    let isCurrent = true;
    void availablePackText(game, used).then((text) => {
      if (isCurrent && text !== undefined) workshop.countAsReleased(text);
    });
    return () => {
      isCurrent = false;
    };
  }, [game, workshop, name, version]);
}
