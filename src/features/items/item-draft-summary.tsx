import { Term } from '../../cards/terms/term.tsx';
import { draftedItems, type ItemDraft } from '../../core/character/items/add-items.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { Chip } from '../../ui/buttons/chip.tsx';
import { ChosenList } from '../../ui/layout/chosen-list.tsx';
import { BasketSums } from './basket-sums.tsx';
import { countPieces } from './item-draft.ts';

interface ItemDraftSummaryProps {
  draft: ItemDraft;
  onRemove: (name: string) => void;
  cost: number;
  pays: boolean;
  onPays: (pays: boolean) => void;
}

/** The weight and the cost that a draft comes to, and each template in it with its number. */
export function ItemDraftSummary({ draft, onRemove, ...payment }: ItemDraftSummaryProps) {
  const { gameData } = useLoadedCharacter();
  return (
    <>
      <BasketSums added={draftedItems(draft, 0, gameData)} {...payment} />
      <ChosenList label="Chosen items" count={draft.length}>
        {[...countPieces(draft)].map(([name, count]) => (
          <li key={name}>
            <Chip tone="accent" onRemove={() => onRemove(name)} removeLabel={`Remove ${name}`}>
              <Term kind="item" name={name} /> × {count}
            </Chip>
          </li>
        ))}
      </ChosenList>
    </>
  );
}
