import { StatusEffectChips } from '../../../cards/status-effects/status-effect-chips.tsx';
import type { EncounterMember } from '../../../core/encounter/encounter.ts';
import { useGameDataState } from '../../../state/use-game.ts';
import styles from './effects.module.css';

interface EffectChipsProps {
  member: EncounterMember;
  name: string;
}

/** The status effects of a member with their levels, in its row. */
export function EffectChips({ member: { statusEffects }, name }: EffectChipsProps) {
  const { gameData } = useGameDataState();
  if (statusEffects === undefined) return null;
  return (
    <div className={styles.chips}>
      <StatusEffectChips
        label={`Status effects of ${name}`}
        statusEffects={statusEffects}
        gameData={gameData}
      />
    </div>
  );
}
