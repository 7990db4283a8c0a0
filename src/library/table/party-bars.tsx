import { HIT_WORDS } from '../../cards/hit-kinds.ts';
import { isHatched } from '../../cards/resource-tone.ts';
import { BAR_TABLE, type Bar } from '../../core/rules/bars.ts';
import { Meter } from '../../ui/feedback/meter.tsx';
import { PadButton } from '../../ui/pad/pad-button.tsx';
import styles from './party-bars.module.css';

interface PartyBar extends Pick<Parameters<typeof PadButton>[0], 'kinds'> {
  readonly bar: Bar;
  /** The pack's word for it. */
  readonly label: string;
  readonly value: number;
  readonly maximum: number;
}

interface PartyBarsProps {
  /** Of the character. */
  name: string;
  bars: readonly PartyBar[];
  /** What the game master typed on a bar, as a difference. */
  onChange: (bar: PartyBar, by: number) => void;
}

/** The bars of one character of the party. Each is a button that opens a pad. */
export function PartyBars({ name, bars, onChange }: PartyBarsProps) {
  return (
    <div className={styles.bars}>
      {bars.map((each) => {
        const { bar, label, value, maximum, kinds } = each;
        const shown = {
          label: `${label} of ${name}`,
          value,
          max: maximum,
          tone: BAR_TABLE[bar].tone,
          hatched: isHatched(bar),
        };
        return (
          <div key={bar} className={styles.bar}>
            <p className={styles.figures}>
              <span className={styles.label}>{label}</span>{' '}
              <span>
                <b>{value}</b>/{maximum}
              </span>
            </p>
            <Meter {...shown} />
            <PadButton
              {...shown}
              kinds={kinds}
              words={bar === 'HEALTH' ? HIT_WORDS : undefined}
              onChange={(next) => onChange(each, next - value)}
            />
          </div>
        );
      })}
    </div>
  );
}
