import type { ReactNode } from 'react';
import type { Evaluation } from '../../../core/combat/evaluation.ts';
import type { GameData } from '../../../core/game-data/game-data.ts';
import type { Sum } from '../../../core/lib/sum.ts';
import { Figure } from '../../../ui/feedback/figure.tsx';
import { Explain } from '../../../ui/overlays/explain.tsx';
import styles from './figures.module.css';
import { UnknownEffect } from './unknown-effect.tsx';

const explained = (label: string, { total, parts }: Sum): ReactNode => (
  <Explain label={label} total={total} parts={parts} />
);

/** What the action comes to besides its dice. */
export function Figures({
  evaluation: { power, damage, inflicted, successes, ante },
  gameData,
}: FiguresProps) {
  const word = (text: ReactNode) => <span className={styles.word}>{text}</span>;
  return (
    <div className={styles.figures}>
      <Figure
        size="row"
        label="Power"
        value={power === undefined ? word('None') : explained('Power', power)}
      />
      <Figure size="row" label="Damage Type" value={word(<bdi>{damage.name}</bdi>)} />
      <Figure
        size="row"
        label="Inflicts"
        value={
          inflicted === undefined
            ? word('None')
            : word(
                <>
                  <bdi>{inflicted.name}</bdi> {explained('Inflicted Status Effect Level', inflicted.level)}
                  <UnknownEffect name={inflicted.name} gameData={gameData} />
                </>,
              )
        }
      />
      <Figure size="row" label="Successes" value={explained('Successes', successes)} />
      {ante.parts.length > 0 ? <Figure size="row" label="Ante" value={explained('Ante', ante)} /> : null}
    </div>
  );
}

interface FiguresProps {
  evaluation: Evaluation;
  gameData: GameData;
}
