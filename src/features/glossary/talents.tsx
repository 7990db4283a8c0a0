import { TalentCard } from '../../cards/talent-card.tsx';
import type { GameData } from '../../core/game-data/game-data.ts';
import { GLOSSARY_FIELDS, searchIndex } from '../../core/game-data/search.ts';
import { memoizeByObject } from '../../core/lib/memoize-by-object.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { GlossaryView } from './glossary.tsx';
import { WriteOnButton } from './write-on-button.tsx';

const indexOf = memoizeByObject(({ talents }: GameData) =>
  searchIndex(talents.values(), GLOSSARY_FIELDS.talents),
);

/** Every talent. */
export function TalentsGlossary() {
  const { gameData } = useGameDataState();
  return (
    <GlossaryView
      title="Talents"
      index={indexOf(gameData)}
      cardHeight={250}
      renderEntry={(talent) => (
        <TalentCard talent={talent} level={2} aside={<WriteOnButton list="talents" name={talent.name} />} />
      )}
    />
  );
}
