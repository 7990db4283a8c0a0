import { ActionCard } from '../../cards/action-card.tsx';
import type { GameData } from '../../core/game-data/game-data.ts';
import { GLOSSARY_FIELDS, searchIndex } from '../../core/game-data/search.ts';
import { memoizeByObject } from '../../core/lib/memoize-by-object.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { GlossaryView } from './glossary.tsx';
import { WriteOnButton } from './write-on-button.tsx';

const indexOf = memoizeByObject(({ actions, maneuvers }: GameData) =>
  searchIndex([...actions.values(), ...maneuvers.values()], GLOSSARY_FIELDS.actions),
);

/** Every action and maneuver. */
export function ActionsGlossary() {
  const { gameData } = useGameDataState();
  const isAction = (name: string, action: unknown) => gameData.actions.get(name) === action;
  return (
    <GlossaryView
      title="Actions"
      index={indexOf(gameData)}
      cardHeight={300}
      renderEntry={(action) => (
        <ActionCard
          action={action}
          level={2}
          glossary={gameData.glossary}
          aside={
            <WriteOnButton
              list={isAction(action.name, action) ? 'actions' : 'maneuvers'}
              name={action.name}
            />
          }
          meta={isAction(action.name, action) ? 'Action' : 'Maneuver'}
        />
      )}
    />
  );
}
