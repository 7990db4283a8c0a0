import { Term } from '../../cards/terms/term.tsx';
import type { CombatSession } from '../../state/combat/use-combat.ts';
import { useGame, useLoaded } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../ui/buttons/ignore-second-click.ts';
import styles from './round-news.module.css';

/** The step that the list can undo, as long as nothing follows it. */
const STEP = 'Begin Next Round';

/**
 * What the end of the last round changed, shown while the round lasts.
 * Rule: docs/rules/combat.md#begin-next-round.
 */
export function RoundNews({ session: { character, combat } }: { session: CombatSession }) {
  const { loaded } = useGame();
  const lastStep = useLoaded((state) => state.undoable.at(-1)?.label);
  const { round } = character.sheet.combatState;
  const upkeep = combat.upkeeps.find((each) => each.round === round);
  const changes = upkeep?.changes ?? [];
  const bars = upkeep?.bars ?? [];
  const isEmpty = changes.length + bars.length === 0;
  return (
    <div role="status" className={styles.news} data-empty={isEmpty || undefined}>
      {isEmpty ? null : (
        <>
          <p className={styles.title}>Round {round} begins</p>
          <ul className={styles.changes}>
            {changes.map(({ name, before, after }) => (
              <li key={`effect ${name}`} data-ended={after === 0 || undefined}>
                <Term kind="statusEffect" name={name} level={after || before} /> <b>{before}</b> →{' '}
                <b>{after === 0 ? 'ended' : after}</b>
              </li>
            ))}
            {bars.map(({ name, before, after }) => (
              <li key={`bar ${name}`}>
                {name} <b>{before}</b> → <b>{after}</b>
              </li>
            ))}
          </ul>
          {lastStep === STEP ? (
            <span className={styles.undo}>
              <Button
                kind="quiet"
                aria-label={`Undo ${STEP}`}
                onClick={ignoreSecondClick(() => void loaded.undo())}
              >
                Undo
              </Button>
            </span>
          ) : null}
        </>
      )}
    </div>
  );
}
