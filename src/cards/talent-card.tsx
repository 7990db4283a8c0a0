import type { ReactNode } from 'react';
import type { Talent } from '../core/game-data/pack.ts';
import { Card } from '../ui/layout/card.tsx';
import type { HeadingLevel } from '../ui/layout/heading.tsx';
import { Facts } from './facts.tsx';
import { GivenActions } from './given-actions.tsx';
import { Names } from './names.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { readableName } from './readable-name.ts';
import { Tags } from './tags.tsx';
import { FactLine } from './terms/fact-line.tsx';
import { useModifiersText } from './terms/use-words.ts';

interface TalentCardProps {
  talent: Talent;
  level?: HeadingLevel | undefined;
  aside?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A talent in the style of a rule book. */
export function TalentCard({ talent, level, aside, actions, children }: TalentCardProps) {
  const modifiersText = useModifiersText();
  const talents = (label: string, names: readonly string[]) =>
    names.length > 0 ? { label, content: <Names names={names} kind="talent" /> } : undefined;
  const given = (field: 'Actions' | 'Maneuvers', names: readonly string[]) =>
    names.length > 0 ? { label: field, content: <GivenActions names={names} field={field} /> } : undefined;
  return (
    <Card
      level={level}
      tone={talent.tier === 'PINNACLE' ? 'pinnacle' : talent.tier === 'CORE' ? 'accent' : undefined}
      title={<bdi data-searchable="Name">{talent.name}</bdi>}
      meta={<span data-searchable="Tier">{readableName(talent.tier)}</span>}
      aside={aside}
      actions={actions}
    >
      <Paragraphs text={talent.description} of={talent.name} />
      <Facts
        facts={[
          talent.upgrades === undefined ? undefined : talents('Upgrades', [talent.upgrades]),
          talents('Requires', talent.prerequisites),
          talent.modifiers.size > 0
            ? { label: 'Modifiers', content: <FactLine text={modifiersText(talent.modifiers)} /> }
            : undefined,
          given('Actions', talent.actions),
          given('Maneuvers', talent.maneuvers),
        ]}
      />
      <Tags tags={talent.tags} />
      {children}
    </Card>
  );
}
