import { useState } from 'react';
import { DIE_SIDES } from '../../../core/dice/notation.ts';
import { type Odds as Chances, chanceOfAtLeast, successOdds, totalOdds } from '../../../core/dice/odds.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import styles from './odds.module.css';

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** The highest outcome with a chance of at least 50 %. */
function likely(odds: Chances): number {
  return odds.findLastIndex((_chance, outcome) => chanceOfAtLeast(outcome, odds) >= 0.5);
}

/** The chances of a total, and of a number of dice that show at least a given number. */
export function OddsPanel({ count }: { count: number }) {
  const totals = totalOdds(count);
  const [total, setTotal] = useState(() => (totals === undefined ? count : likely(totals)));
  const [from, setFrom] = useState(5);
  const [dice, setDice] = useState(1);
  const successes = successOdds(count, from);
  if (totals === undefined || successes === undefined) {
    return <p>There are too many dice to calculate the odds.</p>;
  }
  return (
    <div className={styles.odds}>
      <div className={styles.question}>
        <NumberField
          label="Lowest total"
          value={total}
          min={count}
          max={count * DIE_SIDES}
          onChange={setTotal}
        />
        <Chance of={`A total of ${total} or more`} chance={chanceOfAtLeast(total, totals)} />
      </div>
      <div className={styles.question}>
        <NumberField label="Number of dice" value={dice} min={1} max={count} onChange={setDice} />
        <NumberField label="Lowest number on them" value={from} min={1} max={DIE_SIDES} onChange={setFrom} />
        <Chance
          of={`At least ${dice} ${dice === 1 ? 'die' : 'dice'} showing ${from}${from === DIE_SIDES ? '' : ' or more'}`}
          chance={chanceOfAtLeast(dice, successes)}
        />
      </div>
    </div>
  );
}

/** `At least 1 die showing 5 or more`, and how likely that is. */
function Chance({ of, chance }: { of: string; chance: number }) {
  return (
    <output className={styles.answer}>
      {of}: <b className={styles.chance}>{percent.format(chance)}</b>
    </output>
  );
}
