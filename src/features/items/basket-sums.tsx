import type { InventoryItem } from '../../core/character/sheet/sheet.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { withMinus } from '../../core/lib/signed.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { DraftFigure, DraftFigures } from '../../ui/draft/draft-figures.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import styles from './items.module.css';
import { WeightFigure } from './weight-figure.tsx';

interface BasketSumsProps {
  added: readonly InventoryItem[];
  cost: number;
  pays: boolean;
  onPays: (pays: boolean) => void;
}

/** The weight with what is added, the currency or what is left of it, and the switch that pays the cost. */
export const BasketSums = ({ added, cost, pays, onPays }: BasketSumsProps) => (
  <div className={styles.sums}>
    <DraftFigures>
      <WeightFigure added={added} />
      <CurrencyFigure paid={pays ? cost : 0} />
    </DraftFigures>
    {cost > 0 ? <Switch label={`Pay ${cost}`} checked={pays} onChange={onPays} /> : null}
  </div>
);

/** The currency, or what paying leaves of it. */
export function CurrencyFigure({ paid = 0 }: { paid?: number }) {
  const { sheet, gameData } = useLoadedCharacter();
  const { currency } = sheet;
  const word = wordFor(gameData, 'CURRENCY');
  return paid > 0 ? (
    <DraftFigure label={`${word} left`} of={currency} isOver={paid > currency}>
      {withMinus(currency - paid)}
    </DraftFigure>
  ) : (
    <DraftFigure label={word}>{currency}</DraftFigure>
  );
}
