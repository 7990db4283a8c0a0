import type { ReactNode } from 'react';
import type { ItemTemplate } from '../core/game-data/pack.ts';
import type { GlossaryField } from '../core/game-data/search.ts';
import { Card } from '../ui/layout/card.tsx';
import type { HeadingLevel } from '../ui/layout/heading.tsx';
import { Facts } from './facts.tsx';
import { Names } from './names.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { readableName } from './readable-name.ts';
import type { TermKind } from './terms/term-reference.ts';
import { useModifiersText } from './terms/use-words.ts';

interface ItemCardProps {
  item: ItemTemplate;
  level?: HeadingLevel | undefined;
  aside?: ReactNode;
  actions?: ReactNode;
}

/** An item template in the style of a rule book. */
export function ItemCard({ item, level, aside, actions }: ItemCardProps) {
  const modifiersText = useModifiersText();
  const names = (label: string, list: readonly string[], kind: TermKind, field?: GlossaryField) =>
    list.length > 0 ? { label, content: <Names names={list} field={field} kind={kind} /> } : undefined;
  return (
    <Card
      level={level}
      title={<bdi data-searchable="Name">{item.name}</bdi>}
      meta={[
        readableName(item.discriminator),
        `weight ${item.weight}`,
        `cost ${item.cost}`,
        item.stackable ? 'stackable' : '',
      ]
        .filter(Boolean)
        .join(' · ')}
      aside={aside}
      actions={actions}
    >
      <Paragraphs text={item.description} />
      <Facts
        facts={[
          item.modifiers.size > 0
            ? { label: 'Modifiers', content: modifiersText(item.modifiers) }
            : undefined,
          names('Talents', item.talents, 'talent'),
          names('Actions', item.actions, 'action', 'Actions'),
          names('Maneuvers', item.maneuvers, 'action', 'Maneuvers'),
        ]}
      />
    </Card>
  );
}
