import { LossesList } from '../../cards/losses-list.tsx';
import { isNothingLost } from '../../core/character/validate.ts';
import type { Renamed } from '../../core/play/parts/formerly.ts';
import type { LoadPlan } from '../../state/characters/load-plan.ts';
import { useSnapshotWords } from '../../state/snapshot-words.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import styles from './mismatch-dialog.module.css';

const SORTS: Readonly<Record<Renamed, string>> = {
  actions: 'Action',
  items: 'Item',
  maneuvers: 'Maneuver',
  skills: 'Skill',
  statusEffects: 'Status effect',
  talents: 'Talent',
};

interface MismatchDialogProps {
  plan: LoadPlan;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Shows how the sheet's packs differ from the available ones, and what the sheet would lose.
 * Rule: docs/rules/loading-and-upgrade.md#load-flow.
 */
export function MismatchDialog({ plan, onConfirm, onCancel }: MismatchDialogProps) {
  const snapshot = useSnapshotWords();
  return (
    <ConfirmDialog
      open
      size="medium"
      title="Game Data Mismatch"
      description={questionOf(plan)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {plan.differences.length > 0 ? (
        <table className={styles.packs}>
          <thead>
            <tr>
              <th scope="col">Pack</th>
              <th scope="col">Expected</th>
              <th scope="col">Available</th>
            </tr>
          </thead>
          <tbody>
            {plan.differences.map((difference) => (
              <tr key={difference.name}>
                <th scope="row">
                  <bdi>{difference.name}</bdi>
                </th>
                <td>{difference.expected}</td>
                <td>{difference.available === -1 ? '-1 (missing)' : difference.available}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {isNothingLost(plan.losses) ? null : (
        <section>
          <h3>Not defined by these game data</h3>
          <p>
            {plan.losses.dropped.length > 0
              ? 'It is parked with the character, and offered back when a pack defines it again. '
              : null}
            {plan.losses.lowered.length > 0
              ? 'What goes down is offered back when its maximum rises again. '
              : null}
            {snapshot}
          </p>
          <LossesList {...plan.losses} />
        </section>
      )}
      {plan.carriedOver.length > 0 ? (
        <section>
          <h3>Renamed in these game data</h3>
          <p>The character keeps it under its new name.</p>
          <ul>
            {plan.carriedOver.map(({ sort, from, to }) => (
              <li key={`${sort} ${from}`}>
                {SORTS[sort]} <bdi>{from}</bdi> → <bdi>{to}</bdi>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {plan.unknownFields.length > 0 ? (
        <section>
          <h3>Fields that Tabard does not know</h3>
          <p>They are left out. {snapshot}</p>
          <ul>
            {plan.unknownFields.map((field) => (
              <li key={field}>
                <bdi>{field}</bdi>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {isNothingLost(plan.losses) && plan.unknownFields.length === 0 ? (
        <p>The character loses nothing by it.</p>
      ) : null}
    </ConfirmDialog>
  );
}

function questionOf({ carriedOver, differences, losses, unknownFields }: LoadPlan): string {
  if (differences.length > 0)
    return 'This character was last saved with different game data. Load it anyway?';
  return carriedOver.length > 0 && isNothingLost(losses) && unknownFields.length === 0
    ? 'Some of what this character has is now named differently in the game data. Load it?'
    : 'The available game data do not define everything that this character has. Load it anyway?';
}
