import { useState } from 'react';
import { StatusEffectCard } from '../../cards/status-effect-card.tsx';
import { statusEffectLevelCap } from '../../core/game-data/caps.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { GLOSSARY_FIELDS, indexAtLevel, searchIndex } from '../../core/game-data/search.ts';
import { memoizeByObject } from '../../core/lib/memoize-by-object.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { Slider } from '../../ui/fields/slider.tsx';
import styles from './glossary.module.css';
import { GlossaryView } from './glossary.tsx';
import { WriteOnButton } from './write-on-button.tsx';

const indexOf = memoizeByObject(({ statusEffects }: GameData) =>
  searchIndex(statusEffects.values(), GLOSSARY_FIELDS.statusEffects),
);

/** Every status effect, at a level from 1 to the cap. */
export function StatusEffectsGlossary() {
  const { gameData } = useGameDataState();
  const [level, setLevel] = useState(1);
  return (
    <GlossaryView
      title="Status Effects"
      index={indexAtLevel(indexOf(gameData), level)}
      cardHeight={200}
      renderEntry={(effect) => (
        <StatusEffectCard
          effect={effect}
          level={level}
          headingLevel={2}
          aside={<WriteOnButton list="statusEffects" name={effect.name} />}
        />
      )}
    >
      <div className={styles.level}>
        <Slider
          label="Status Effect Level"
          min={1}
          max={statusEffectLevelCap(gameData)}
          value={level}
          onChange={setLevel}
        />
      </div>
    </GlossaryView>
  );
}
