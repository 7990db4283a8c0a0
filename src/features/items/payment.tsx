import { wordFor } from '../../core/game-data/words.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import styles from './items.module.css';

interface PaymentProps {
  cost: number;
  pays: boolean;
  onChange: (pays: boolean) => void;
}

/** The currency, and beside it the switch that pays what is added, with its cost. */
export function BasketPayment({ cost, pays, onChange }: PaymentProps) {
  const { sheet, gameData } = useLoadedCharacter();
  const { currency } = sheet;
  return (
    <>
      <p className={styles.weight} data-over={(pays && cost > currency) || undefined}>
        <span className={styles.have}>You have </span>
        {currency} {wordFor(gameData, 'CURRENCY', 'currency')}
        {pays && cost > 0 && cost <= currency ? `, ${currency - cost} left` : ''}
      </p>
      {cost > 0 ? <Switch label={`Pay ${cost}`} checked={pays} onChange={onChange} /> : null}
    </>
  );
}
