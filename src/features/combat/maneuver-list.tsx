import { useId } from 'react';
import { ChoiceCard } from '../../cards/choice-card.tsx';
import type { AvailableAction } from '../../core/character/character.ts';
import { evaluate } from '../../core/combat/evaluate.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceList } from './choice-list.tsx';
import { DraftBar } from './draft-bar.tsx';
import type { FightInHand } from './use-fight.ts';

/** Every maneuver of the character, to add to the action. */
export function ManeuverList({ fight }: { fight: FightInHand }) {
  return (
    <>
      <ChoiceList
        title="Maneuvers"
        choices={fight.character.maneuvers}
        renderChoice={(choice, queries) => <ManeuverChoice fight={fight} choice={choice} queries={queries} />}
      />
      <DraftBar fight={fight} />
    </>
  );
}

interface ManeuverChoiceProps {
  fight: FightInHand;
  choice: AvailableAction;
  queries: readonly string[];
}

function ManeuverChoice({ fight: { character, draft, add }, choice, queries }: ManeuverChoiceProps) {
  const id = useId();
  const { name } = choice.action;
  const withIt = { ...draft, maneuvers: [...draft.maneuvers, { name, inputs: {} }] };
  const conditions = evaluate(character, withIt)?.elements.at(-1)?.conditions;
  const canAdd = conditions?.every(({ met }) => met) ?? false;
  return (
    <ChoiceCard
      choice={choice}
      glossary={character.gameData.glossary}
      conditions={conditions ?? []}
      conditionsId={id}
      queries={queries}
      button={
        <Button
          aria-label={`Add ${name}`}
          aria-disabled={!canAdd || undefined}
          aria-describedby={canAdd ? undefined : id}
          onClick={canAdd ? () => add(name) : undefined}
        >
          Add
        </Button>
      }
    />
  );
}
