import { type ReactNode, useContext } from 'react';
import type { ItemTemplate } from '../core/game-data/pack.ts';
import { itemUse } from '../core/game-data/play-of.ts';
import { Card } from '../ui/layout/card.tsx';
import type { HeadingLevel } from '../ui/layout/heading.tsx';
import { FoldContext } from '../ui/layout/rows/fold-context.ts';
import styles from './facts/facts.module.css';
import { Facts } from './facts/facts.tsx';
import { givenFact, talentsFact } from './facts/name-facts.tsx';
import { itemKind } from './item-kind.ts';
import { ItemUse, USE_TITLES } from './item-use.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { FactLine } from './terms/fact-line.tsx';
import { useTerms } from './terms/terms-context.ts';
import { useModifiersText } from './terms/use-words.ts';

interface ItemCardProps {
  item: ItemTemplate;
  level?: HeadingLevel | undefined;
  aside?: ReactNode;
}

/** An item template in the style of a rule book. */
export function ItemCard({ item, level, aside }: ItemCardProps) {
  const gameData = useTerms()?.gameData;
  const modifiersText = useModifiersText();
  const isFolded = useContext(FoldContext)?.isOpen === false;
  const use = gameData && itemUse(item.name, gameData);
  return (
    <Card
      level={level}
      title={<bdi data-searchable="Name">{item.name}</bdi>}
      meta={
        <FactLine
          text={`${itemKind(item.discriminator)}${item.stackable && !isFolded ? ' · stackable' : ''}`}
        />
      }
      figures={
        <span className={styles.row} data-tall>
          <span>{`weight ${item.weight}`}</span> <span>{`cost ${item.cost}`}</span>
        </span>
      }
      gist={item.description.join(' ')}
      aside={aside}
    >
      <Paragraphs text={item.description} of={item.name} />
      <Facts
        facts={[
          gameData && use
            ? { label: USE_TITLES[use.on], content: <ItemUse use={use} gameData={gameData} /> }
            : undefined,
          item.modifiers.size > 0
            ? { label: 'Modifiers', content: <FactLine text={modifiersText(item.modifiers)} /> }
            : undefined,
          talentsFact('Talents', item.talents),
          givenFact('Actions', item.actions),
          givenFact('Maneuvers', item.maneuvers),
        ]}
      />
    </Card>
  );
}
