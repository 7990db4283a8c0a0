import { useWords } from '../../cards/terms/use-words.ts';
import type { Character } from '../../core/character/character.ts';
import { DraftFigure, DraftFigures } from '../../ui/draft/draft-figures.tsx';
import { Explain } from '../../ui/overlays/explain.tsx';

/** The potential that skills and talents use, and the pinnacles. */
export function PotentialSummary({ character }: { character: Character }) {
  const word = useWords();
  const { potential } = character;
  const { reached, taken } = character.pinnacles;
  return (
    <DraftFigures>
      <DraftFigure label={`${word('POTENTIAL')} used`} of={character.sheet.potential}>
        <Explain
          label={`Used ${word('POTENTIAL', 'potential')}`}
          total={potential.used.total}
          parts={potential.used.parts}
        />
      </DraftFigure>
      {reached.total > 0 ? (
        <DraftFigure
          label="Pinnacles"
          of={<Explain label="Pinnacles reached" total={reached.total} parts={reached.parts} />}
        >
          <Explain label="Pinnacles taken" total={taken.total} parts={taken.parts} freeSide="left" />
        </DraftFigure>
      ) : null}
    </DraftFigures>
  );
}
