import { FactLine } from '../../../cards/terms/fact-line.tsx';
import { NamedText } from '../../../cards/terms/named-text.tsx';
import { useModifiersText } from '../../../cards/terms/use-words.ts';
import { itemCost } from '../../../core/character/items/trade.ts';
import type { InventoryItem } from '../../../core/character/sheet/sheet.ts';
import type { GameData } from '../../../core/game-data/game-data.ts';
import { GENERIC_TEMPLATE } from '../../../core/rules/vocabulary.ts';
import styles from './item-words.module.css';
import { Reveal } from './reveal.tsx';

interface ItemWordsProps {
  /** Its place in the row. */
  className: string;
  item: InventoryItem;
  gameData: GameData;
  isUnknown: boolean;
}

/** What an item changes, the cost of a custom one, and its flavor. */
export function ItemWords({ className, item, gameData, isUnknown }: ItemWordsProps) {
  const { name, flavor, template } = item;
  // The card of a template has its cost.
  const cost = template === GENERIC_TEMPLATE ? itemCost(item, gameData) : 0;
  const modifiersText = useModifiersText();
  const modifiers = modifiersText(gameData.items.get(template)?.modifiers ?? new Map());
  if (!isUnknown && modifiers === '' && flavor === '' && cost === 0) return null;
  return (
    <div className={`${className} ${styles.words}`}>
      <Reveal name={name}>
        {isUnknown ? <p className={styles.unknown}>No corresponding item found.</p> : null}
        {modifiers ? (
          <p className={styles.modifiers}>
            <FactLine text={modifiers} />
          </p>
        ) : null}
        {cost > 0 ? <p className={styles.modifiers}>Cost {cost}</p> : null}
        {flavor ? (
          <p className="flavour">
            <bdi>
              <NamedText text={flavor} />
            </bdi>
          </p>
        ) : null}
      </Reveal>
    </div>
  );
}
