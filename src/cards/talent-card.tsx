import type { ReactNode } from 'react';
import type { Talent } from '../core/game-data/pack.ts';
import { Card } from '../ui/layout/card.tsx';
import type { HeadingLevel } from '../ui/layout/heading.tsx';
import { Facts } from './facts/facts.tsx';
import { givenFact, talentsFact } from './facts/name-facts.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { readableName } from './readable-name.ts';
import { Tags } from './tags.tsx';
import { FactLine } from './terms/fact-line.tsx';
import { useModifiersText } from './terms/use-words.ts';

interface TalentCardProps {
  talent: Talent;
  level?: HeadingLevel | undefined;
  aside?: ReactNode;
}

/** A talent in the style of a rule book. */
export function TalentCard({ talent, level, aside }: TalentCardProps) {
  const modifiersText = useModifiersText();
  return (
    <Card
      level={level}
      tone={talent.tier === 'PINNACLE' ? 'pinnacle' : undefined}
      title={<bdi data-searchable="Name">{talent.name}</bdi>}
      meta={<span data-searchable="Tier">{readableName(talent.tier)}</span>}
      gist={talent.description.join(' ')}
      aside={aside}
    >
      <Paragraphs text={talent.description} of={talent.name} />
      <Facts
        facts={[
          talent.upgrades === undefined ? undefined : talentsFact('Upgrades', [talent.upgrades]),
          talentsFact('Requires', talent.prerequisites),
          talent.modifiers.size > 0
            ? { label: 'Modifiers', content: <FactLine text={modifiersText(talent.modifiers)} /> }
            : undefined,
          givenFact('Actions', talent.actions),
          givenFact('Maneuvers', talent.maneuvers),
        ]}
      />
      <Tags tags={talent.tags} />
    </Card>
  );
}
