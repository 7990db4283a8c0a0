import { X } from 'lucide-react';
import { AddStatusEffect } from '../../../cards/status-effects/add-status-effect.tsx';
import { Term } from '../../../cards/terms/term.tsx';
import { memberEffects } from '../../../core/encounter/effects.ts';
import type { EncounterMember } from '../../../core/encounter/encounter.ts';
import { statusEffectLevelCap } from '../../../core/game-data/caps.ts';
import { useFoeIntents } from '../../../state/foes/use-foe-turn.ts';
import { useGameDataState } from '../../../state/use-game.ts';
import { useVisits } from '../../../state/use-visits.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import styles from './effects.module.css';

/**
 * The status effects of a member: their levels are raised and lowered, and one is added or removed.
 * Rule: docs/rules/encounters.md#status-effects-of-members.
 */
export function MemberEffects({ member, name }: { member: EncounterMember; name: string }) {
  const { gameData } = useGameDataState();
  const { setEffect } = useFoeIntents();
  const { visitOf } = useVisits();
  const effects = memberEffects(member);
  const cap = statusEffectLevelCap(gameData);
  return (
    <section className={`${styles.section} ${styles.member}`} aria-label="Status effects">
      <h3 className={styles.title}>Status Effects</h3>
      {effects.size === 0 ? null : (
        <ul className={styles.list} aria-label={`Status effects of ${name}`}>
          {[...effects].map(([effect, level]) => (
            <li key={effect} className={styles.row}>
              <span className={styles.name}>
                <Term kind="statusEffect" name={effect} level={level}>
                  <bdi>{effect}</bdi>
                </Term>
              </span>
              <NumberField
                label={`Level of ${effect}`}
                labelHidden
                value={level}
                min={1}
                max={Math.max(level, cap)}
                undoable
                onChange={(next, coalesces) => setEffect(member, effect, next, visitOf(coalesces))}
              />
              <IconButton
                label={`Remove ${effect}`}
                icon={<X aria-hidden="true" />}
                onClick={() => setEffect(member, effect, 0)}
              />
            </li>
          ))}
        </ul>
      )}
      <AddStatusEffect
        // A game master gives effects before the first round too.
        sheet={{ combatState: { round: 1, statusEffects: effects } }}
        gameData={gameData}
        onAdd={({ name: effect, level }) => setEffect(member, effect, level)}
      />
    </section>
  );
}
