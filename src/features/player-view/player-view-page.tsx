import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { PlayerViewGroup } from '../../core/encounter/player-view.ts';
import { HEALTH_STEPS, healthWord } from '../../core/encounter/player-view.ts';
import { useGame } from '../../state/use-game.ts';
import { useUpdates } from '../../state/use-shell.ts';
import { Meter } from '../../ui/feedback/meter.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import styles from './player-view-page.module.css';

/** From so many on they stand closer, so that nobody has to scroll the table's screen. */
const CROWD = 16;

/**
 * What the players see of the fight, in a window of their own: who stands, roughly how well, and whose turn
 * has gone.
 */
export function PlayerViewPage() {
  const { playerViews, updates } = useGame();
  const { view } = useStore(playerViews.store);
  useEffect(() => playerViews.follow(), [playerViews]);
  const { newVersion } = useUpdates();
  useEffect(() => {
    // Nobody uses this window, and it has nothing to lose: it follows when the game master's window updates.
    if (newVersion === 'replaced') void updates.take();
  }, [newVersion, updates]);
  const isCrowd = (view?.groups ?? []).reduce((sum, { members }) => sum + members.length, 0) > CROWD;
  return (
    <main className={styles.page} id="main">
      <title>Player View - Tabard</title>
      <div role="status">
        <h1 className={styles.turn}>
          {view === undefined ? 'Player View' : view.turn.map((words) => <span key={words}>{words}</span>)}
        </h1>
      </div>
      {view === undefined ? (
        <EmptyState title="Waiting for the game master">
          Leave this window open. It shows the fight as soon as the game master presses Player View in another
          window of this browser.
        </EmptyState>
      ) : null}
      {view?.groups.length === 0 ? <EmptyState title="Nobody is in sight" /> : null}
      <div className={styles.groups} data-crowd={isCrowd || undefined}>
        {view?.groups.map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </div>
    </main>
  );
}

function Group({ group: { name, members } }: { group: PlayerViewGroup }) {
  return (
    <section>
      <h2 className={styles.name}>
        <bdi>{name}</bdi>
      </h2>
      <ul className={styles.members}>
        {members.map(({ id, healthStep, hasActed }) => (
          <li
            key={id}
            className={styles.member}
            data-defeated={healthStep === 0 || undefined}
            data-acted={hasActed || undefined}
          >
            <p className={styles.who}>
              <bdi>{name}</bdi> {id}
            </p>
            <p className={styles.health}>
              {healthWord(healthStep)}
              {hasActed && healthStep > 0 ? ', has acted' : ''}
            </p>
            <Meter value={healthStep} max={HEALTH_STEPS} tone="life" />
          </li>
        ))}
      </ul>
    </section>
  );
}
