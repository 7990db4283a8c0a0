import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Terms } from '../../cards/terms/terms.tsx';
import type { PlayerViewGroup, ToAct as Side } from '../../core/encounter/player-view.ts';
import { HEALTH_STEPS, healthWord, toActInView } from '../../core/encounter/player-view.ts';
import { NamedCoat } from '../../library/named-coat.tsx';
import { useGame, useGameDataState } from '../../state/use-game.ts';
import { useUpdates } from '../../state/use-shell.ts';
import { Meter } from '../../ui/feedback/meter.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import styles from './player-view-page.module.css';
import { PlayerViewParty } from './player-view-party.tsx';
import { useFittingText } from './use-fitting-text.ts';

/** The cards of more members than this are smaller, so that the players need not scroll. */
const CROWD = 14;

/**
 * The players' view of the encounter in a separate window: who is standing, roughly how well, and who has
 * acted.
 */
export function PlayerViewPage() {
  // It renders rarely: when what it shows changes.
  'use no memo';
  const { playerViews, updates } = useGame();
  const { view } = useStore(playerViews.store);
  const { gameData } = useGameDataState();
  useEffect(() => playerViews.follow(), [playerViews]);
  const { newVersion } = useUpdates();
  useEffect(() => {
    // Nobody edits in this window, so it updates together with the game master's window.
    if (newVersion === 'replaced') void updates.take();
  }, [newVersion, updates]);
  const count = (view?.groups ?? []).reduce(
    (sum, { members }) => sum + members.length,
    view?.party.length ?? 0,
  );
  useFittingText(count, view);
  return (
    <main
      className={styles.page}
      id="main"
      data-crowd={count > CROWD || undefined}
      data-waiting={view === undefined || undefined}
    >
      <title>Player View - Tabard</title>
      <div role="status">
        <h1 className={styles.turn}>
          {view === undefined ? 'Player View' : view.turn.map((words) => <span key={words}>{words}</span>)}
        </h1>
      </div>
      {view === undefined ? (
        <EmptyState title="Waiting for the game master">
          Leave this window open. It shows the encounter as soon as the game master turns on
          “Show&nbsp;to&nbsp;players” in another window of this browser.
        </EmptyState>
      ) : null}
      {view && view.turn.length > 1 ? <ToAct sides={toActInView(view)} /> : null}
      {view?.groups.length === 0 && view.party.length === 0 ? (
        <EmptyState title="No members are visible" />
      ) : null}
      <div className={styles.groups}>
        {view && view.party.length > 0 ? (
          <Terms gameData={gameData}>
            <PlayerViewParty party={view.party} />
          </Terms>
        ) : null}
        {view?.groups.map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </div>
    </main>
  );
}

/** Whose turn it may be. */
function ToAct({ sides }: { sides: readonly Side[] }) {
  return (
    <p className={styles.toAct} role="status" aria-label="To act">
      {sides.length === 0 ? 'Everyone has acted.' : 'To act: '}
      {sides.map(({ group, who }, index) => (
        <span key={group ?? ''}>
          {index > 0 ? ' ' : ''}
          {who.map((each, place) => (
            <span key={each}>
              {place > 0 ? ', ' : ''}
              <span className={styles.whole}>
                {place === 0 && group !== undefined ? (
                  <>
                    <bdi>{group}</bdi>{' '}
                  </>
                ) : null}
                <bdi>{each}</bdi>
                {/* No line begins with it. */}
                {place === who.length - 1 && index < sides.length - 1 ? '\u00a0·' : ''}
              </span>
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}

function Group({ group: { name, members } }: { group: PlayerViewGroup }) {
  return (
    <section className={styles.group} style={{ flexGrow: members.length }}>
      <h2 className={styles.name}>
        <bdi>{name}</bdi>
      </h2>
      <ul className={styles.members}>
        {members.map(({ id, healthStep, hasActed }) => (
          <li
            key={id}
            className={`${styles.member} ${styles.foe}`}
            data-defeated={healthStep === 0 || undefined}
            data-acted={hasActed || undefined}
          >
            <p className={styles.who}>
              <NamedCoat name={name} size="line" />{' '}
              <span className={styles.words}>
                <bdi>{name}</bdi>&nbsp;{id}
              </span>
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
