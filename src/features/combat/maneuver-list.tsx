import { useDeferredValue, useId } from 'react';
import { ChoiceCard } from '../../cards/choice-card.tsx';
import type { AvailableAction, Character } from '../../core/character/character.ts';
import type { ActionDraft } from '../../core/combat/action-draft.ts';
import { writtenCosts } from '../../core/combat/element-costs.ts';
import { evaluate } from '../../core/combat/evaluate.ts';
import type { CombatSession } from '../../state/combat/use-combat.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ChoiceList } from './choice-list.tsx';
import { ActionDraftBar } from './draft-bar.tsx';

/** The list in which the character's maneuvers are added to the action. */
export function ManeuverList({ session }: { session: CombatSession }) {
  const { character, draft, intents } = session;
  // The draft bar updates immediately; whether each other maneuver can still be added follows.
  const shownDraft = useDeferredValue(draft);
  return (
    <>
      <ChoiceList
        title="Maneuvers"
        choices={character.maneuvers}
        tab="maneuvers"
        character={character.sheet.name}
        renderChoice={(choice) => (
          <ManeuverChoice character={character} draft={shownDraft} choice={choice} onAdd={intents.add} />
        )}
      />
      <ActionDraftBar session={session} />
    </>
  );
}

interface ManeuverChoiceProps {
  character: Character;
  draft: ActionDraft;
  choice: AvailableAction;
  onAdd: (maneuver: string) => void;
}

function ManeuverChoice({ character, draft, choice, onAdd }: ManeuverChoiceProps) {
  const id = useId();
  const { name } = choice.action;
  const withIt = { ...draft, maneuvers: [...draft.maneuvers, { name, inputs: {} }] };
  const element = evaluate(character, withIt)?.elements.at(-1);
  const canAdd = element?.conditions.every(({ met }) => met) ?? false;
  return (
    <ChoiceCard
      choice={choice}
      glossary={character.gameData.glossary}
      costs={element?.costs ?? writtenCosts(choice.action)}
      conditions={element?.conditions ?? []}
      refusal={element === undefined ? 'There is no action to add it to.' : undefined}
      reasonId={id}
      button={
        <Button
          aria-label={`Add ${name}`}
          aria-disabled={!canAdd || undefined}
          aria-describedby={canAdd ? undefined : id}
          onClick={canAdd ? () => onAdd(name) : undefined}
        >
          Add
        </Button>
      }
    />
  );
}
