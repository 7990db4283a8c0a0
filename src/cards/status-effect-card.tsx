import { type ReactNode, useContext } from 'react';
import { textAtLevel } from '../core/game-data/entry-text.ts';
import type { StatusEffect } from '../core/game-data/pack.ts';
import { Card } from '../ui/layout/card.tsx';
import type { HeadingLevel } from '../ui/layout/heading.tsx';
import { FoldContext } from '../ui/layout/rows/fold-context.ts';
import { Facts } from './facts/facts.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { Tags } from './tags.tsx';
import { FactLine } from './terms/fact-line.tsx';
import { useModifiersText, useWords } from './terms/use-words.ts';

interface StatusEffectCardProps {
  effect: StatusEffect;
  /** The level at which its text and modifiers are shown. */
  level: number;
  headingLevel?: HeadingLevel | undefined;
  aside?: ReactNode;
}

/** A status effect at a level, in the style of a rule book. */
export function StatusEffectCard({ effect, level, headingLevel, aside }: StatusEffectCardProps) {
  const word = useWords();
  const modifiersText = useModifiersText();
  const isFolded = useContext(FoldContext)?.isOpen === false;
  const text = textAtLevel(effect, level);
  const modifiers = new Map(
    [...effect.modifiersByPolarity].map(([name, isPositive]) => [name, isPositive ? level : -level]),
  );
  return (
    <Card
      level={headingLevel}
      title={<bdi data-searchable="Name">{effect.name}</bdi>}
      // The rows of a list are all at the level that is chosen above it.
      meta={isFolded ? effect.tags.join(', ') : `Level ${level}`}
      gist={text.join(' ')}
      aside={aside}
    >
      <Paragraphs text={text} of={effect.name} />
      <Facts
        facts={[
          effect.resourceType ? { label: 'Affects', content: word(effect.resourceType) } : undefined,
          modifiers.size > 0
            ? { label: 'Modifiers', content: <FactLine text={modifiersText(modifiers)} /> }
            : undefined,
        ]}
      />
      <Tags tags={effect.tags} />
    </Card>
  );
}
