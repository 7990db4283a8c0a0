import { StatusEffectChips } from '../../cards/status-effects/status-effect-chips.tsx';
import { wordFor } from '../../core/game-data/words.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import { offerWords } from '../../core/table/hits.ts';
import type { SeatFigures } from '../../core/table/table-document.ts';
import { useHost } from '../../state/table/use-table.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../ui/buttons/ignore-second-click.ts';
import { PartyBars } from './party-bars.tsx';
import { SoakLine } from './party-lines.tsx';
import { ProposeEffect } from './propose-effect.tsx';
import styles from './seat-numbers.module.css';

interface SeatNumbersProps {
  figures: SeatFigures;
  isConnected: boolean;
}

/**
 * The numbers of a character that another device at the table plays. What the game master types on a bar and
 * what status effect they give is proposed to it.
 * Rule: docs/rules/table.md#hits-on-players.
 */
export function SeatNumbers({ figures, isConnected }: SeatNumbersProps) {
  const host = useHost();
  const { gameData } = useGameDataState();
  const { name, bars, soak, statusEffects } = figures;
  const key = normaliseName(name);
  const waiting = host?.offers.filter(({ to }) => to === key) ?? [];
  return (
    <>
      <PartyBars
        name={name}
        bars={bars.map((each) => ({ ...each, label: wordFor(gameData, each.bar) }))}
        onChange={({ bar }, by) => host?.session.give(key, { resource: bar, by })}
      />
      <SoakLine soak={soak} />
      <div className={styles.gained}>
        <StatusEffectChips
          label={`Status effects of ${name}`}
          statusEffects={new Map(statusEffects.map((each) => [each.name, each.level]))}
          gameData={gameData}
        />
        <ProposeEffect
          name={name}
          statusEffects={statusEffects}
          onPropose={({ name: effect, level }) => host?.session.give(key, { effect, level })}
        />
      </div>
      {isConnected ? null : <p className={styles.quiet}>Not connected. These are the last numbers.</p>}
      {waiting.map((offer) => (
        <div key={offer.id} className={styles.waiting}>
          <p className={styles.quiet}>
            Proposed: <bdi>{offerWords(offer, (bar) => wordFor(gameData, bar).toLowerCase())}</bdi>
          </p>
          <Button
            kind="quiet"
            aria-label={`Withdraw ${offer.action} from ${name}`}
            onClick={ignoreSecondClick(() => host?.session.withdraw(offer))}
          >
            Withdraw
          </Button>
        </div>
      ))}
    </>
  );
}
