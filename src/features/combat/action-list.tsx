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

interface ActionListProps {
  session: CombatSession;
  /** Whether the draft is in view beside the list. */
  isWide: boolean;
}

/** The list in which one of the character's actions is selected. */
export function ActionList({ session, isWide }: ActionListProps) {
  const { character, combat, draft, intents } = session;
  const performed = combat.performed.flatMap((each) => each.draft.action ?? []);
  return (
    <>
      <ChoiceList
        title="Actions"
        choices={orderActions(character, performed)}
        tab="actions"
        character={character.sheet.name}
        draft={`${session.view.turn}`}
        renderChoice={(choice, row) => (
          <ActionChoice
            {...row}
            character={character}
            choice={choice}
            isChosen={choice.action.name === draft.action}
            onSelect={intents.select}
          />
        )}
      />
      <ActionsBar session={session} isWide={isWide} />
    </>
  );
}

interface ActionChoiceProps extends RowState {
  character: Character;
  choice: AvailableAction;
  isChosen: boolean;
  onSelect: (action: string) => void;
}

function ActionChoice({
  character,
  choice,
  isChosen,
  onSelect,
  hidesSource,
  isOpen,
  onToggle,
  clearSearch,
}: ActionChoiceProps) {
  const { name } = choice.action;
  const evaluation = evaluate(character, selectAction(name));
  const element = evaluation?.elements[0];
  return (
    <ChoiceRow
      choice={choice}
      glossary={character.gameData.glossary}
      verb="Select"
      costs={element?.costs ?? []}
      conditions={element?.conditions ?? []}
      dice={evaluation?.dice && diceNotation(evaluation.dice.count.total, PLAIN)}
      isChosen={isChosen}
      onChoose={() => {
        onSelect(name);
        clearSearch();
      }}
      hidesSource={hidesSource}
      isOpen={isOpen}
      onToggle={() => onToggle(name)}
    />
  );
}
