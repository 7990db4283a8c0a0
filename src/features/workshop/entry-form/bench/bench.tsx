import { RotateCcw } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { ResourceFacts } from '../../../../cards/resource-mark.tsx';
import { barValues } from '../../../../core/character/resources.ts';
import type { Sheet } from '../../../../core/character/sheet/sheet.ts';
import type { GameData } from '../../../../core/game-data/game-data.ts';
import { BARS } from '../../../../core/rules/bars.ts';
import { type BenchChoice, benchChoices, benchSheet } from '../../../../state/combat/bench-sheet.ts';
import { type BenchEntry, useBench } from '../../../../state/combat/use-bench.ts';
import type { CombatSession } from '../../../../state/combat/use-combat.ts';
import { ActingTarget } from '../../../../state/play/use-target.ts';
import { useGame } from '../../../../state/use-game.ts';
import { useCharacters } from '../../../../state/use-shell.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import styles from './bench.module.css';

type Form = ComponentType<{ session: CombatSession }>;

interface BenchProps {
  entry: BenchEntry;
  gameData: GameData;
  form: Form;
}

const keyOf = (choice: BenchChoice): string =>
  choice.kind === 'throwaway' ? choice.kind : `${choice.kind} ${choice.name}`;

const labelOf = (choice: BenchChoice): string => {
  if (choice.kind === 'throwaway') return 'A throwaway character';
  return choice.kind === 'sample' ? `${choice.name} (sample)` : choice.name;
};

/**
 * A place to try an action or a maneuver as it is drafted, with a character of one's choice. Nothing is stored.
 * Rule: docs/rules/game-data.md#the-bench.
 */
export function Bench({ entry, gameData, form }: BenchProps) {
  const game = useGame();
  const choices = benchChoices(useCharacters());
  const [key, setKey] = useState('throwaway');
  const choice = choices.find((each) => keyOf(each) === key) ?? { kind: 'throwaway' };
  const [start, setStart] = useState<{ readonly sheet: Sheet | undefined; readonly run: number }>();
  const begin = (chosen: BenchChoice) => {
    setKey(keyOf(chosen));
    void benchSheet(game, chosen, gameData).then((sheet) =>
      setStart((before) => ({ sheet, run: (before?.run ?? 0) + 1 })),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later state of the pack must not begin the combat anew
  useEffect(() => begin(choice), [game]);

  return (
    <section className={styles.bench} aria-label="Bench">
      <h2 className={styles.title}>Try it</h2>
      <div className={styles.frame}>
        <p className={styles.lead}>Nothing that you do here is stored.</p>
        <div className={styles.who}>
          <SelectField
            label="Who acts"
            value={keyOf(choice)}
            options={choices.map((each) => ({ value: keyOf(each), label: labelOf(each) }))}
            onChange={(next) => begin(choices.find((each) => keyOf(each) === next) ?? { kind: 'throwaway' })}
          />
          <Button icon={<RotateCcw />} onClick={() => begin(choice)}>
            Start over
          </Button>
        </div>
        {start === undefined ? null : start.sheet === undefined ? (
          <Notice kind="warning" live="status" title="This character cannot be read here.">
            Nothing was changed. Choose another one.
          </Notice>
        ) : (
          <Try
            key={`${start.run} ${entry.kind} ${entry.name}`}
            start={start.sheet}
            gameData={gameData}
            entry={entry}
            form={form}
          />
        )}
      </div>
    </section>
  );
}

function Try({ start, gameData, entry, form: TakeAction }: BenchProps & { start: Sheet }) {
  const { session, target } = useBench(start, gameData, entry);
  const { character, intents, view } = session;
  const { round, actionPoints } = character.sheet.combatState;
  const values = barValues(character.sheet);
  const { resourceName } = gameData.glossary;
  return (
    <>
      <div className={styles.round}>
        <p className={styles.state}>
          <ResourceFacts
            facts={[
              [
                'ACTION_POINTS',
                `Round ${round}: ${actionPoints} ${resourceName('ACTION_POINTS', actionPoints)}`,
              ],
              ...BARS.map(
                (bar) =>
                  [bar, `${resourceName(bar)} ${values[bar]} of ${character.maximum[bar].total}`] as const,
              ),
            ]}
          />
        </p>
        <Button onClick={intents.beginNextRound}>Next Round</Button>
      </div>
      <p className={styles.message} role="status">
        {view.message.text}
      </p>
      <ActingTarget value={target}>
        <TakeAction session={session} />
      </ActingTarget>
    </>
  );
}
