import { isHatched } from '../../../cards/resource-tone.ts';
import { StatusEffectChips } from '../../../cards/status-effects/status-effect-chips.tsx';
import { BAR_TABLE, type Bar } from '../../../core/rules/bars.ts';
import { hitWords } from '../../../core/table/hits.ts';
import type { PartyCharacter } from '../../../state/party/party-state.ts';
import { useHost } from '../../../state/table/use-table.ts';
import { useGameDataState } from '../../../state/use-game.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Meter } from '../../../ui/feedback/meter.tsx';
import { PadButton } from '../../../ui/pad/pad-button.tsx';
import styles from './party-strip.module.css';
import { HIT_WORDS, SoakLine } from './strip-parts.tsx';

interface SeatNumbersProps {
  member: Extract<PartyCharacter, { readonly kind: 'seat' }>;
}

/**
 * The numbers of a character that another device at the table plays. What is typed here is proposed to it.
 * Rule: docs/rules/table.md#hits-on-players.
 */
export function SeatNumbers({ member: { key, name, figures, isConnected } }: SeatNumbersProps) {
  const host = useHost();
  const { gameData } = useGameDataState();
  const { bars, soak, statusEffects } = figures;
  const waiting = host?.offers.filter(({ to }) => to === key) ?? [];
  const propose = (bar: Bar, by: number) =>
    host?.session.change(key, by < 0 ? 'Damage' : 'Healing', { resource: bar, amount: by });
  return (
    <>
      <div className={styles.bars}>
        {bars.map(({ bar, value, maximum }) => {
          const { name: label, tone } = BAR_TABLE[bar];
          return (
            <div key={bar} className={styles.bar}>
              <p className={styles.figures}>
                <span className={styles.label}>{label}</span>{' '}
                <span>
                  <b>{value}</b>/{maximum}
                </span>
              </p>
              <Meter
                value={value}
                max={maximum}
                tone={tone}
                hatched={isHatched(bar)}
                label={`${label} of ${name}`}
              />
              <PadButton
                label={`${label} of ${name}`}
                value={value}
                max={maximum}
                tone={tone}
                hatched={isHatched(bar)}
                words={bar === 'HEALTH' ? HIT_WORDS : undefined}
                onChange={(next) => propose(bar, next - value)}
              />
            </div>
          );
        })}
      </div>
      <SoakLine soak={soak} />
      <StatusEffectChips
        label={`Status effects of ${name}`}
        statusEffects={new Map(statusEffects.map((effect) => [effect.name, effect.level]))}
        gameData={gameData}
      />
      {isConnected ? null : <p className={styles.quiet}>Not connected. These are the last numbers.</p>}
      {waiting.map((offer) => (
        <div key={offer.id} className={styles.waiting}>
          <p className={styles.quiet}>
            Proposed: {offer.action}, {hitWords(offer, (bar) => BAR_TABLE[bar].name.toLowerCase())}
          </p>
          <Button
            kind="quiet"
            aria-label={`Withdraw ${offer.action} from ${name}`}
            onClick={() => host?.session.withdraw(offer)}
          >
            Withdraw
          </Button>
        </div>
      ))}
    </>
  );
}
