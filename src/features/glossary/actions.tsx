import { ActionCard } from '../../cards/action-card.tsx';
import type { GameData } from '../../core/game-data/game-data.ts';
import type { Action } from '../../core/game-data/pack.ts';
import { GLOSSARY_FIELDS, searchIndex } from '../../core/game-data/search.ts';
import { memoizeByObject } from '../../core/lib/memoize-by-object.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { GlossaryView } from './glossary.tsx';
import { WriteOnButton } from './write-on-button.tsx';

const indexOf = memoizeByObject(({ actions, maneuvers }: GameData) =>
  searchIndex([...actions.values(), ...maneuvers.values()], GLOSSARY_FIELDS.actions),
);

const KINDS = ['Action', 'Maneuver'] as const;

/** Every action and maneuver. */
export function ActionsGlossary() {
  const { gameData } = useGameDataState();
  const kindOf = (entry: Action) => (gameData.actions.get(entry.name) === entry ? 'Action' : 'Maneuver');
  return (
    <GlossaryView
      title="Actions"
      index={indexOf(gameData)}
      cardHeight={300}
      kinds={{ label: 'Kind', all: KINDS, of: kindOf }}
      renderEntry={(action) => (
        <ActionCard
          action={action}
          level={2}
          glossary={gameData.glossary}
          aside={
            <WriteOnButton list={kindOf(action) === 'Action' ? 'actions' : 'maneuvers'} name={action.name} />
          }
          meta={kindOf(action)}
        />
      )}
    />
  );
}
