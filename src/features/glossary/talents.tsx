import { readableName } from '../../cards/readable-name.ts';
import { TalentCard } from '../../cards/talent-card.tsx';
import type { GameData } from '../../core/game-data/game-data.ts';
import type { Talent } from '../../core/game-data/pack.ts';
import { GLOSSARY_FIELDS, searchIndex } from '../../core/game-data/search.ts';
import { memoizeByObject } from '../../core/lib/memoize-by-object.ts';
import { TALENT_TIERS } from '../../core/rules/vocabulary.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { GlossaryView } from './glossary.tsx';
import { WriteOnButton } from './write-on-button.tsx';

const indexOf = memoizeByObject(({ talents }: GameData) =>
  searchIndex(talents.values(), GLOSSARY_FIELDS.talents),
);

const TIERS = {
  label: 'Tier',
  all: TALENT_TIERS.map(readableName),
  of: ({ tier }: Talent) => readableName(tier),
};

/** Every talent. */
export function TalentsGlossary() {
  const { gameData } = useGameDataState();
  return (
    <GlossaryView
      title="Talents"
      index={indexOf(gameData)}
      cardHeight={250}
      kinds={TIERS}
      renderEntry={(talent) => (
        <TalentCard talent={talent} level={2} aside={<WriteOnButton list="talents" name={talent.name} />} />
      )}
    />
  );
}
