import { itemKind } from '../../cards/item-kind.ts';
import { ItemUse, USE_TITLES } from '../../cards/item-use.tsx';
import { WordsOfRow } from '../../cards/terms/excerpt.tsx';
import { FactLine } from '../../cards/terms/fact-line.tsx';
import { Term } from '../../cards/terms/term.tsx';
import { useModifiersText } from '../../cards/terms/use-words.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import type { ItemTemplate } from '../../core/game-data/pack.ts';
import { itemUse } from '../../core/game-data/play-of.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PriceFigure } from '../../ui/draft/price-figure.tsx';
import { EntryRow } from '../../ui/layout/entry-row.tsx';
import styles from './items.module.css';

interface ItemChoiceProps {
  item: ItemTemplate;
  gameData: GameData;
  /** How many of it the draft has. */
  chosen: number;
  /** The quantity of the stack that further pieces join; undefined where there is none. */
  stacked: number | undefined;
  /** The currency that the draft leaves. What it does not pay may be added nevertheless. */
  left: number;
  onAdd: () => void;
}

/** A template to add from, in a row, with what it changes and what its use does; its name opens its card. */
export function ItemChoice({ item, gameData, chosen, stacked, left, onAdd }: ItemChoiceProps) {
  const modifiersText = useModifiersText();
  const use = itemUse(item.name, gameData);
  const modifiers = modifiersText(item.modifiers);
  return (
    <EntryRow
      level={2}
      title={
        <Term kind="item" name={item.name}>
          <bdi data-searchable="Name">{item.name}</bdi>
        </Term>
      }
      effect={
        modifiers === '' && use === undefined ? undefined : (
          <WordsOfRow>
            <span className={styles.does}>
              {modifiers === '' ? null : <FactLine text={modifiers} />}{' '}
              {use === undefined ? null : (
                <>
                  <b>{USE_TITLES[use.on]}:</b> <ItemUse use={use} gameData={gameData} />
                </>
              )}
            </span>
          </WordsOfRow>
        )
      }
      meta={<FactLine text={`${itemKind(item.discriminator)} · weight ${item.weight}`} />}
      aside={chosen > 0 ? <strong className={styles.count}>× {chosen}</strong> : null}
      isChosen={chosen > 0}
      figure={
        <PriceFigure missing={item.cost - left} isFramed>
          {item.cost}
        </PriceFigure>
      }
      button={
        <Button aria-label={`Add ${item.name}`} onClick={onAdd}>
          {stacked === undefined ? 'Add' : `Add to your ${stacked}`}
        </Button>
      }
    />
  );
}
