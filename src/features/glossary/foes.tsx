import { FoeCard } from '../../cards/foe-card.tsx';
import { playOf } from '../../core/game-data/play-of.ts';
import { GLOSSARY_FIELDS, searchIndex } from '../../core/game-data/search.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { GlossaryView } from './glossary.tsx';
import { indexOnce } from './index-once.ts';

const indexOf = indexOnce((gameData) => searchIndex(playOf(gameData).foes, GLOSSARY_FIELDS.foes));

/** Every foe. */
export function FoesGlossary() {
  const { gameData } = useGameDataState();
  return (
    <GlossaryView
      title="Foes"
      index={indexOf(gameData)}
      renderEntry={(foe) => <FoeCard foe={foe} gameData={gameData} level={2} />}
    />
  );
}
