import { useLoadedCharacter } from '../../state/use-game.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import styles from './items.module.css';

interface PaymentProps {
  cost: number;
  pays: boolean;
  onChange: (pays: boolean) => void;
}

/** The cost of what is added beside the currency, and the switch that pays it. */
export function BasketPayment({ cost, pays, onChange }: PaymentProps) {
  const { currency } = useLoadedCharacter().sheet;
  return (
    <div className={styles.payment}>
      <p className={styles.weight} data-over={(pays && cost > currency) || undefined}>
        Cost {cost} · you have {currency}
        {pays && cost <= currency ? `, ${currency - cost} left` : ''}
      </p>
      <Switch label={`Pay ${cost}`} checked={pays} onChange={onChange} />
    </div>
  );
}
