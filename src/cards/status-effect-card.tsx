import type { ReactNode } from 'react';
import { textAtLevel } from '../core/game-data/entry-text.ts';
import type { StatusEffect } from '../core/game-data/pack.ts';
import { Chip } from '../ui/buttons/chip.tsx';
import { Card } from '../ui/layout/card.tsx';
import type { HeadingLevel } from '../ui/layout/heading.tsx';
import { Facts } from './facts/facts.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { Tags } from './tags.tsx';
import { Dot } from './terms/dot.tsx';
import { FactLine } from './terms/fact-line.tsx';
import { useModifiersText, useWords } from './terms/use-words.ts';

interface StatusEffectCardProps {
  effect: StatusEffect;
  /** The level at which its text and modifiers are shown. */
  level: number;
  headingLevel?: HeadingLevel | undefined;
  /** After its level. */
  aside?: ReactNode;
}

/**
 * A status effect at a level, in the style of a rule book. Its tags are first: they say whether it is good or
 * bad. The resource that it affects is below its text: most affect none, and the texts of cards in a row
 * begin at one height.
 */
export function StatusEffectCard({ effect, level, headingLevel, aside }: StatusEffectCardProps) {
  const word = useWords();
  const modifiersText = useModifiersText();
  const text = textAtLevel(effect, level);
  const modifiers = new Map(
    [...effect.modifiersByPolarity].map(([name, isPositive]) => [name, isPositive ? level : -level]),
  );
  return (
    <Card
      level={headingLevel}
      title={<bdi data-searchable="Name">{effect.name}</bdi>}
      gist={
        <>
          {effect.tags.join(', ')}
          {effect.tags.length > 0 ? <Dot /> : null}
          {text.join(' ')}
        </>
      }
      aside={
        <>
          <Chip>Level {level}</Chip>
          {aside}
        </>
      }
    >
      <div>
        <Tags tags={effect.tags} />
      </div>
      <Paragraphs text={text} of={effect.name} />
      <Facts
        facts={[
          effect.resourceType ? { label: 'Affects', content: word(effect.resourceType) } : undefined,
          modifiers.size > 0
            ? { label: 'Modifiers', content: <FactLine text={modifiersText(modifiers)} /> }
            : undefined,
        ]}
      />
    </Card>
  );
}
