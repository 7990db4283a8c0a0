import type { ReactNode } from 'react';
import { Term } from '../../cards/terms/term.tsx';
import { draftedItems, type ItemDraft } from '../../core/character/items/add-items.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { Chip } from '../../ui/buttons/chip.tsx';
import { ChosenList } from '../../ui/layout/chosen-list.tsx';
import { countPieces } from './item-draft.ts';
import styles from './items.module.css';
import { WeightSummary } from './weight-summary.tsx';

interface ItemDraftSummaryProps {
  draft: ItemDraft;
  onRemove: (name: string) => void;
  /** Its cost. */
  children: ReactNode;
}

/** The weight and the cost that a draft comes to, and each template in it with its number. */
export function ItemDraftSummary({ draft, onRemove, children }: ItemDraftSummaryProps) {
  const { gameData } = useLoadedCharacter();
  return (
    <>
      <div className={styles.sums}>
        <WeightSummary added={draftedItems(draft, 0, gameData)} />
        {children}
      </div>
      <ChosenList label="Chosen items" count={draft.length}>
        {[...countPieces(draft)].map(([name, count]) => (
          <li key={name}>
            <Chip tone="accent" onRemove={() => onRemove(name)} removeLabel={`Remove ${name}`}>
              <Term kind="item" name={name} />
              {count > 1 ? ` × ${count}` : ''}
            </Chip>
          </li>
        ))}
      </ChosenList>
    </>
  );
}
