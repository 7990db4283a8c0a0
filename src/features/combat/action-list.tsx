import { ChoiceCard } from '../../cards/choice-card.tsx';
import type { AvailableAction, Character } from '../../core/character/character.ts';
import { selectAction } from '../../core/combat/action-draft.ts';
import { evaluate } from '../../core/combat/evaluate.ts';
import type { CombatSession } from '../../state/combat/use-combat.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ChoiceList } from './choice-list.tsx';

/** The list in which one of the character's actions is selected. */
export function ActionList({ session: { character, draft, intents } }: { session: CombatSession }) {
  return (
    <ChoiceList
      title="Actions"
      choices={character.actions}
      tab="actions"
      character={character.sheet.name}
      renderChoice={(choice, clearSearch) => (
        <ActionChoice
          character={character}
          choice={choice}
          isChosen={choice.action.name === draft.action}
          onSelect={(action) => {
            intents.select(action);
            clearSearch();
          }}
        />
      )}
    />
  );
}

interface ActionChoiceProps {
  character: Character;
  choice: AvailableAction;
  isChosen: boolean;
  onSelect: (action: string) => void;
}

function ActionChoice({ character, choice, isChosen, onSelect }: ActionChoiceProps) {
  const { name } = choice.action;
  const element = evaluate(character, selectAction(name))?.elements[0];
  return (
    <ChoiceCard
      choice={choice}
      glossary={character.gameData.glossary}
      costs={element?.costs ?? []}
      conditions={element?.conditions ?? []}
      isChosen={isChosen}
      button={
        <Button
          kind={isChosen ? 'primary' : 'plain'}
          aria-label={`Select ${name}`}
          aria-pressed={isChosen}
          onClick={() => onSelect(name)}
        >
          Select
        </Button>
      }
    />
  );
}
