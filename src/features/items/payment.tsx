import { useLoadedCharacter } from '../../state/use-game.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import styles from './items.module.css';

interface PaymentProps {
  cost: number;
  pays: boolean;
  onChange: (pays: boolean) => void;
}

/** The currency, and beside it what is added costs, with the switch that pays it. */
export function BasketPayment({ cost, pays, onChange }: PaymentProps) {
  const { currency } = useLoadedCharacter().sheet;
  return (
    <div className={styles.payment}>
      <p className={styles.weight} data-over={(pays && cost > currency) || undefined}>
        {cost > 0 ? `Cost ${cost} · you have` : 'You have'} {currency}
        {pays && cost > 0 && cost <= currency ? `, ${currency - cost} left` : ''}
      </p>
      {cost > 0 ? <Switch label={`Pay ${cost}`} checked={pays} onChange={onChange} /> : null}
    </div>
  );
}
