import { Term } from '../../cards/terms/term.tsx';
import { evaluate } from '../../core/combat/evaluate.ts';
import { diceNotation } from '../../core/dice/notation.ts';
import type { CombatSession } from '../../state/combat/use-combat.ts';
import { useSettings } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Chip } from '../../ui/buttons/chip.tsx';
import { ActionBar } from '../../ui/layout/action-bar/action-bar.tsx';
import styles from './draft-bar.module.css';
import { TurnButton } from './turn-button.tsx';

/** The draft so far, in view while maneuvers are added to it. */
export function ActionDraftBar({ session }: { session: CombatSession }) {
  const { character, draft, intents } = session;
  const settings = useSettings();
  const evaluation = evaluate(character, draft);
  if (draft.action === undefined || evaluation === undefined) return null;
  const { dice, costs } = evaluation;
  return (
    <ActionBar
      summary={
        <div className={styles.draft}>
          <p className={styles.sum}>
            <b className={styles.action}>
              <Term kind="action" name={draft.action} />
            </b>
            {dice ? <b className={styles.dice}>{diceNotation(dice.count.total, settings)}</b> : null}
            {costs.map(({ resource, name, cost, available, affordable }) => (
              <span key={resource} className={styles.cost} data-affordable={affordable}>
                {cost.total} of {available} {name}
              </span>
            ))}
          </p>
          {draft.maneuvers.length > 0 ? (
            <ol className={styles.maneuvers} aria-label={`Maneuvers on ${draft.action}`}>
              {draft.maneuvers.map(({ name }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a maneuver is identified by its place, because it may be stacked twice
                <li key={place}>
                  <Chip tone="accent" onRemove={() => intents.remove(place)} removeLabel={`Remove ${name}`}>
                    <Term kind="action" name={name}>
                      <bdi className={styles.maneuver}>{name}</bdi>
                    </Term>
                  </Chip>
                </li>
              ))}
            </ol>
          ) : null}
        </div>
      }
    >
      <TurnButton session={session} />
      <Button kind="primary" onClick={() => intents.show('take-action')}>
        Review
      </Button>
    </ActionBar>
  );
}
