import { Notice } from '../../ui/notice.tsx';
import styles from './upkeep.module.css';
import type { FightInHand } from './use-fight.ts';

/** What beginning the round did to the status effects, for as long as the round lasts. */
export function Upkeep({ fight: { fight, character } }: { fight: FightInHand }) {
  const { upkeep } = fight;
  const isOfThisRound = upkeep?.round === character.sheet.combatState.round;
  const changes = isOfThisRound ? upkeep.changes : [];
  return (
    <div role="status" className={styles.upkeep} hidden={changes.length === 0}>
      {changes.length > 0 ? (
        <Notice title="Upkeep">
          <ul className={styles.changes}>
            {changes.map(({ name, before, after }) => (
              <li key={name}>
                <bdi>{name}</bdi> {before} → {after === 0 ? 'ended' : after}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  );
}
