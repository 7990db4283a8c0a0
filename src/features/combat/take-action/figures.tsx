import type { ReactNode } from 'react';
import { Term } from '../../../cards/terms/term.tsx';
import type { Evaluation } from '../../../core/combat/evaluation.ts';
import type { GameData } from '../../../core/game-data/game-data.ts';
import type { Sum } from '../../../core/lib/sum.ts';
import { type InflictedEffect, inflictedLevel } from '../../../core/play/rules/rolled-action.ts';
import { Figure } from '../../../ui/feedback/figure.tsx';
import { Explain } from '../../../ui/overlays/explain.tsx';
import styles from './figures.module.css';
import { UnknownEffect } from './unknown-effect.tsx';

const explain = (label: string, { total, parts }: Sum): ReactNode => (
  <Explain label={label} total={total} parts={parts} />
);

/** The results of the action, apart from its dice. */
export function Figures({
  evaluation: { power, damage, inflicted, successes, ante },
  gameData,
}: FiguresProps) {
  const word = (text: ReactNode) => <span className={styles.word}>{text}</span>;
  return (
    <div className={styles.figures}>
      <Figure size="row" label="Power" value={power === undefined ? word('None') : explain('Power', power)} />
      <Figure size="row" label="Damage Type" value={word(<bdi>{damage.name}</bdi>)} />
      <Figure
        size="row"
        label="Inflicts"
        value={
          inflicted === undefined ? word('None') : word(<Inflicted effect={inflicted} gameData={gameData} />)
        }
      />
      <Figure size="row" label="Bonus Successes" value={explain('Bonus Successes', successes)} />
      {ante.parts.length > 0 ? <Figure size="row" label="Ante" value={explain('Ante', ante)} /> : null}
    </div>
  );
}

interface FiguresProps {
  evaluation: Evaluation;
  gameData: GameData;
}

/** The level is what a hit inflicts: at most the level cap. */
function Inflicted({ effect, gameData }: { effect: InflictedEffect; gameData: GameData }) {
  const level = inflictedLevel(effect);
  return (
    <>
      <Term kind="statusEffect" name={effect.name} level={level.total} />{' '}
      {explain('Inflicted Status Effect Level', level)}
      <UnknownEffect name={effect.name} gameData={gameData} />
    </>
  );
}
