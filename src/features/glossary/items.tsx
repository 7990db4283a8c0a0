import { ItemCard } from '../../cards/item-card.tsx';
import { itemKind } from '../../cards/item-kind.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import type { ItemTemplate } from '../../core/game-data/pack.ts';
import { GLOSSARY_FIELDS, searchIndex } from '../../core/game-data/search.ts';
import { memoizeByObject } from '../../core/lib/memoize-by-object.ts';
import { ITEM_DISCRIMINATORS } from '../../core/rules/vocabulary.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { GlossaryView } from './glossary.tsx';
import { WriteOnButton } from './write-on-button.tsx';

const indexOf = memoizeByObject(({ items }: GameData) => searchIndex(items.values(), GLOSSARY_FIELDS.items));

const KINDS = {
  label: 'Kind',
  all: ITEM_DISCRIMINATORS.map(itemKind),
  of: ({ discriminator }: ItemTemplate) => itemKind(discriminator),
};

/** Every item template. */
export function ItemsGlossary() {
  const { gameData } = useGameDataState();
  return (
    <GlossaryView
      title="Items"
      index={indexOf(gameData)}
      cardHeight={200}
      kinds={KINDS}
      renderEntry={(item) => (
        <ItemCard item={item} level={2} aside={<WriteOnButton list="items" name={item.name} />} />
      )}
    />
  );
}
