import { ChoiceCard } from '../../cards/choice-card.tsx';
import type { AvailableAction } from '../../core/character/character.ts';
import { selectAction } from '../../core/combat/action-draft.ts';
import { evaluate } from '../../core/combat/evaluate.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { FightInHand } from './use-fight.ts';

/** Every action of the character, to select one. */
export function ActionList({ fight }: { fight: FightInHand }) {
  return (
    <ChoiceList
      title="Actions"
      choices={fight.character.actions}
      renderChoice={(choice, queries) => <ActionChoice fight={fight} choice={choice} queries={queries} />}
    />
  );
}

interface ActionChoiceProps {
  fight: FightInHand;
  choice: AvailableAction;
  queries: readonly string[];
}

function ActionChoice({ fight: { character, draft, select }, choice, queries }: ActionChoiceProps) {
  const { name } = choice.action;
  const isChosen = draft.action === name;
  const evaluation = evaluate(character, selectAction(name));
  return (
    <ChoiceCard
      choice={choice}
      glossary={character.gameData.glossary}
      conditions={evaluation?.elements.flatMap(({ conditions }) => conditions) ?? []}
      isChosen={isChosen}
      queries={queries}
      button={
        <Button
          kind={isChosen ? 'primary' : 'plain'}
          aria-label={`Select ${name}`}
          aria-pressed={isChosen}
          onClick={() => select(name)}
        >
          Select
        </Button>
      }
    />
  );
}
