import { DiffSections } from '../../cards/pack-diff/diff-sections.tsx';
import type { GameData } from '../../core/game-data/game-data.ts';
import { useGameDataDiff } from '../../state/packs/use-diff.ts';
import { Collapsible } from '../../ui/layout/collapsible.tsx';
import type { HeadingLevel } from '../../ui/layout/heading.tsx';

interface GameDataChangesProps {
  gameData: GameData;
  level: HeadingLevel;
}

/** What other game data change, entry by entry. It is compared once it is opened. */
export function GameDataChanges({ gameData, level }: GameDataChangesProps) {
  return (
    <Collapsible title="Changes of the game data" level={level}>
      <Compared gameData={gameData} />
    </Collapsible>
  );
}

function Compared({ gameData }: { gameData: GameData }) {
  return <DiffSections changes={useGameDataDiff(gameData)} />;
}
