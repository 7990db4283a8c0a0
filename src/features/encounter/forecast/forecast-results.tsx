import type { CSSProperties } from 'react';
import {
  type FallCount,
  type ForecastCounts,
  roundsWithin,
  shareInterval,
} from '../../../core/simulation/forecast/forecast-counts.ts';
import { MAX_FIGHTS } from '../../../state/forecast/run-forecast.ts';
import styles from './forecast.module.css';
import { marginText, percentText } from './forecast-words.ts';

interface ForecastResultsProps {
  counts: ForecastCounts;
  seed: number;
  isRunning: boolean;
}

/** What the fights came to so far. Rule: docs/rules/forecast.md#what-a-forecast-shows. */
export function ForecastResults({ counts, seed, isRunning }: ForecastResultsProps) {
  const { fights, wins, losses, draws, endless, party, foes } = counts;
  const interval = shareInterval(wins, fights);
  const part = (count: number) => count / Math.max(1, fights);
  const [few, middle, many] = [0.05, 0.5, 0.95].map((share) => roundsWithin(share, counts));
  return (
    <section className={styles.results} aria-labelledby="forecast-results">
      <h3 className={styles.title} id="forecast-results">
        {fights.toLocaleString('en-US')}
        {isRunning ? ` of ${MAX_FIGHTS.toLocaleString('en-US')}` : ''} fights
      </h3>
      <p className={styles.wins}>
        <strong>{percentText(interval.share)}</strong> {`of the fights won, ${marginText(interval)}`}
      </p>
      <div
        className={styles.bar}
        style={{ '--wins': part(wins), '--losses': part(losses) } as CSSProperties}
        aria-hidden="true"
      />
      <dl className={styles.outcomes}>
        <div data-outcome="loss">
          <dt>Defeats</dt>
          <dd>{percentText(part(losses))}</dd>
        </div>
        <div data-outcome="draw">
          <dt>Without a winner</dt>
          <dd>{percentText(part(draws))}</dd>
        </div>
        <div>
          <dt>Rounds</dt>
          <dd>
            {middle} {few === many ? null : <small>{`(9 in 10: ${few} to ${many})`}</small>}
          </dd>
        </div>
      </dl>
      {endless === 0 ? null : (
        <p className={styles.quiet}>
          {percentText(endless / fights)} of the fights were not over after 30 rounds. They count as without a
          winner.
        </p>
      )}
      <h4 className={styles.down}>Down at the end</h4>
      <div className={styles.sides}>
        {[party, foes].map((side) => (
          <dl key={side === party ? 'party' : 'foes'} className={styles.numbers}>
            {side.map((each, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have one name
              <Falls key={index} count={each} fights={fights} />
            ))}
          </dl>
        ))}
      </div>
      <p className={styles.quiet}>
        {isRunning ? 'The margin gets smaller with every fight. ' : ''}
        {`Dice series ${seed}: the same series gives the same fights.`}
      </p>
    </section>
  );
}

function Falls({ count: { label, fighters, falls }, fights }: { count: FallCount; fights: number }) {
  const each = falls / Math.max(1, fights);
  return (
    <>
      <dt>
        <bdi>{label}</bdi>
      </dt>
      <dd>{fighters === 1 ? percentText(each) : `${each.toFixed(1)} of ${fighters} down`}</dd>
    </>
  );
}
