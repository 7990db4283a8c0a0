import type { AvailableAction, Character } from '../../core/character/character.ts';
import { selectAction } from '../../core/combat/action-draft.ts';
import { orderActions } from '../../core/combat/action-order.ts';
import { evaluate } from '../../core/combat/evaluate.ts';
import { diceNotation } from '../../core/dice/notation.ts';
import type { CombatSession } from '../../state/combat/use-combat.ts';
import { ActionsBar } from './actions-bar.tsx';
import { ChoiceList, type RowState } from './choice-list.tsx';
import { ChoiceRow } from './choice-row.tsx';

/** In a row the dice stand without the text of the settings around them. */
const PLAIN = { dicePrefix: '', diceSuffix: '' };

/** The list in which one of the character's actions is selected. */
export function ActionList({ session }: { session: CombatSession }) {
  const { character, combat, draft, intents } = session;
  const performed = combat.performed.flatMap((each) => each.draft.action ?? []);
  return (
    <>
      <ChoiceList
        title="Actions"
        choices={orderActions(character, performed)}
        tab="actions"
        character={character.sheet.name}
        renderChoice={(choice, row, clearSearch) => (
          <ActionChoice
            character={character}
            choice={choice}
            row={row}
            isChosen={choice.action.name === draft.action}
            onSelect={(action) => {
              intents.select(action);
              clearSearch();
            }}
          />
        )}
      />
      <ActionsBar session={session} />
    </>
  );
}

interface ActionChoiceProps {
  character: Character;
  choice: AvailableAction;
  row: RowState;
  isChosen: boolean;
  onSelect: (action: string) => void;
}

function ActionChoice({ character, choice, row, isChosen, onSelect }: ActionChoiceProps) {
  const { name } = choice.action;
  const evaluation = evaluate(character, selectAction(name));
  const element = evaluation?.elements[0];
  return (
    <ChoiceRow
      {...row}
      choice={choice}
      glossary={character.gameData.glossary}
      verb="Select"
      costs={element?.costs ?? []}
      conditions={element?.conditions ?? []}
      dice={evaluation?.dice && diceNotation(evaluation.dice.count.total, PLAIN)}
      isChosen={isChosen}
      onChoose={() => onSelect(name)}
    />
  );
}
