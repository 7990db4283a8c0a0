import { useDeferredValue } from 'react';
import type { AvailableAction, Character } from '../../core/character/character.ts';
import type { ActionDraft } from '../../core/combat/action-draft.ts';
import { orderManeuvers } from '../../core/combat/action-order.ts';
import { writtenCosts } from '../../core/combat/element-costs.ts';
import { evaluateNext } from '../../core/combat/evaluate.ts';
import type { CombatSession } from '../../state/combat/use-combat.ts';
import { ChoiceList, type RowState } from './choice-list.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { ActionDraftBar } from './draft-bar.tsx';

interface ManeuverListProps {
  session: CombatSession;
  /** Whether the draft is in view beside the list. */
  isWide: boolean;
}

/** The list in which the character's maneuvers are added to the action. */
export function ManeuverList({ session, isWide }: ManeuverListProps) {
  const { character, draft, intents } = session;
  // The draft bar updates immediately; whether each other maneuver can still be added follows.
  const shownDraft = useDeferredValue(draft);
  const { action, inputs } = shownDraft;
  return (
    <>
      <ChoiceList
        title="Maneuvers"
        choices={orderManeuvers(character, { action, inputs })}
        tab="maneuvers"
        character={character.sheet.name}
        draft={`${session.view.turn} ${draft.action}`}
        renderChoice={(choice, row) => (
          <ManeuverChoice
            {...row}
            character={character}
            draft={shownDraft}
            choice={choice}
            onAdd={intents.add}
          />
        )}
      />
      {isWide ? null : <ActionDraftBar session={session} />}
    </>
  );
}

interface ManeuverChoiceProps extends RowState {
  character: Character;
  draft: ActionDraft;
  choice: AvailableAction;
  onAdd: (maneuver: string) => void;
}

function ManeuverChoice({
  character,
  draft,
  choice,
  onAdd,
  hidesSource,
  isOpen,
  onToggle,
}: ManeuverChoiceProps) {
  const { name } = choice.action;
  const element = evaluateNext(character, draft, name);
  const canAdd = element?.conditions.every(({ met }) => met) ?? false;
  return (
    <ChoiceRow
      choice={choice}
      glossary={character.gameData.glossary}
      verb="Add"
      costs={element?.costs ?? writtenCosts(choice.action, character.gameData.glossary)}
      conditions={element?.conditions ?? []}
      refusal={element === undefined ? 'There is no action to add it to.' : undefined}
      count={draft.maneuvers.filter((each) => each.name === name).length}
      onChoose={canAdd ? () => onAdd(name) : undefined}
      hidesSource={hidesSource}
      isOpen={isOpen}
      onToggle={() => onToggle(name)}
    />
  );
}
