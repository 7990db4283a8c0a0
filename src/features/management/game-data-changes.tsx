import { DiffSections } from '../../cards/pack-diff/diff-sections.tsx';
import type { GameData } from '../../core/game-data/game-data.ts';
import { useGameDataDiff } from '../../state/packs/use-diff.ts';
import { Collapsible } from '../../ui/layout/collapsible.tsx';

/** What other game data change, entry by entry. It is compared once it is opened. */
export function GameDataChanges({ gameData }: { gameData: GameData }) {
  return (
    <Collapsible title="Changes of the game data" level={3}>
      <Compared gameData={gameData} />
    </Collapsible>
  );
}

function Compared({ gameData }: { gameData: GameData }) {
  return <DiffSections changes={useGameDataDiff(gameData)} />;
}
