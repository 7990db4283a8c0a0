import { MAX_DICE } from '../../../core/dice/roll.ts';
import type { Encounter, EncounterMember } from '../../../core/encounter/encounter.ts';
import { identityOf } from '../../../core/encounter/members.ts';
import { MAX_NUMBER } from '../../../core/lib/whole-number.ts';
import { encounterKey } from '../../../state/encounters/encounters.ts';
import { changeAttack, type TypedAttack } from '../../../state/foes/foe-turns.ts';
import { useGame } from '../../../state/use-game.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import styles from './foe-turn.module.css';

interface TypedAttackFieldsProps {
  encounter: Encounter;
  member: EncounterMember;
  /** The name of the foe that is not known. */
  foe: string;
  attack: TypedAttack;
}

/** Dice and power of a group whose foe is unknown. */
export function TypedAttackFields({ encounter, member, foe, attack }: TypedAttackFieldsProps) {
  const { foeTurns } = useGame();
  const change = (fields: Partial<TypedAttack>) =>
    changeAttack(foeTurns, encounterKey(encounter), identityOf(encounter, member).group, {
      ...attack,
      ...fields,
    });
  return (
    <div className={styles.typed}>
      <p className={styles.hint}>
        No enabled pack and none of your foes is called <bdi>{foe}</bdi>: type what it rolls.
      </p>
      <div className={styles.fields}>
        <NumberField
          label="Dice"
          min={0}
          max={MAX_DICE}
          value={attack.dice}
          onChange={(dice) => change({ dice })}
        />
        <NumberField
          label="Power"
          min={0}
          max={MAX_NUMBER}
          value={attack.power}
          onChange={(power) => change({ power })}
        />
      </div>
    </div>
  );
}
