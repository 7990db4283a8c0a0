import { TalentCard } from '../../cards/talent-card.tsx';
import { GLOSSARY_FIELDS, searchIndex } from '../../core/game-data/search.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { GlossaryView } from './glossary.tsx';
import { indexOnce } from './index-once.ts';
import { WriteOnButton } from './write-on-button.tsx';

const indexOf = indexOnce(({ talents }) => searchIndex(talents.values(), GLOSSARY_FIELDS.talents));

/** Every talent. */
export function TalentsGlossary() {
  const { gameData } = useGameDataState();
  return (
    <GlossaryView
      title="Talents"
      index={indexOf(gameData)}
      renderEntry={(talent) => (
        <TalentCard talent={talent} level={2} aside={<WriteOnButton list="talents" name={talent.name} />} />
      )}
    />
  );
}
