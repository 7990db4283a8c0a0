import type { ReactNode } from 'react';
import type { Talent } from '../core/game-data/pack.ts';
import type { GlossaryField } from '../core/game-data/search.ts';
import { Card } from '../ui/layout/card.tsx';
import type { HeadingLevel } from '../ui/layout/heading.tsx';
import { Facts } from './facts.tsx';
import { Names } from './names.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { readableName } from './readable-name.ts';
import { Tags } from './tags.tsx';
import type { TermKind } from './terms/term-reference.ts';
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
  const names = (label: string, list: readonly string[], kind: TermKind, field?: GlossaryField) =>
    list.length > 0 ? { label, content: <Names names={list} field={field} kind={kind} /> } : undefined;
  return (
    <Card
      level={level}
      tone={talent.tier === 'PINNACLE' ? 'pinnacle' : talent.tier === 'CORE' ? 'accent' : undefined}
      title={<bdi data-searchable="Name">{talent.name}</bdi>}
      meta={<span data-searchable="Tier">{readableName(talent.tier)}</span>}
      aside={aside}
      actions={actions}
    >
      <Paragraphs text={talent.description} />
      <Facts
        facts={[
          talent.upgrades === undefined ? undefined : names('Upgrades', [talent.upgrades], 'talent'),
          names('Requires', talent.prerequisites, 'talent'),
          talent.modifiers.size > 0
            ? { label: 'Modifiers', content: modifiersText(talent.modifiers) }
            : undefined,
          names('Actions', talent.actions, 'action', 'Actions'),
          names('Maneuvers', talent.maneuvers, 'action', 'Maneuvers'),
        ]}
      />
      <Tags tags={talent.tags} />
      {children}
    </Card>
  );
}
