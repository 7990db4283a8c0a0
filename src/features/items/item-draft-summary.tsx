import { draftedItems, type ItemDraft } from '../../core/character/items/add-items.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { Chip } from '../../ui/buttons/chip.tsx';
import { ChosenList } from '../../ui/layout/chosen-list.tsx';
import { countPieces, draftCost } from './item-draft.ts';
import styles from './items.module.css';
import { WeightSummary } from './weight-summary.tsx';

interface ItemDraftSummaryProps {
  draft: ItemDraft;
  onRemove: (name: string) => void;
}

/** The weight and the cost that a draft comes to, and each template in it with its number. */
export function ItemDraftSummary({ draft, onRemove }: ItemDraftSummaryProps) {
  const { sheet, gameData } = useLoadedCharacter();
  const cost = draftCost(draft, gameData);
  return (
    <>
      <div className={styles.sums}>
        <WeightSummary added={draftedItems(draft, 0, gameData)} />
        <p className={styles.weight}>
          Cost {cost} · you have {sheet.currency}
        </p>
      </div>
      <ChosenList label="Chosen items" count={draft.length}>
        {[...countPieces(draft)].map(([name, count]) => (
          <li key={name}>
            <Chip tone="accent" onRemove={() => onRemove(name)} removeLabel={`Remove ${name}`}>
              <bdi>{name}</bdi>
              {count > 1 ? ` × ${count}` : ''}
            </Chip>
          </li>
        ))}
      </ChosenList>
    </>
  );
}
