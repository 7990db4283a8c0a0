import { Check, ListPlus, Plus } from 'lucide-react';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { ConditionList } from '../../../cards/condition-list.tsx';
import { Costs } from '../../../cards/costs.tsx';
import { Term } from '../../../cards/terms/term.tsx';
import type { Character } from '../../../core/character/character.ts';
import type { ActionDraft } from '../../../core/combat/action-draft.ts';
import { orderManeuvers } from '../../../core/combat/action-order.ts';
import { evaluateNext } from '../../../core/combat/evaluate.ts';
import type { ElementEvaluation } from '../../../core/combat/evaluation.ts';
import type { CombatSession } from '../../../state/combat/use-combat.ts';
import { DisclosureButton } from '../../../ui/buttons/disclosure-button.tsx';
import { ignoreSecondClick } from '../../../ui/buttons/ignore-second-click.ts';
import { TextButton } from '../../../ui/buttons/text-button.tsx';
import { ARROW_KEYS_HINT, useRovingFocus } from '../../../ui/layout/use-roving-focus.ts';
import styles from './maneuver-chips.module.css';

/** Of more maneuvers than this only the first ones, and those in the draft, have a chip. */
const MAX_CHIPS = 40;

interface ManeuverChipsProps {
  session: CombatSession;
  /** The maneuvers of the draft, in their order. */
  stacked: readonly ElementEvaluation[];
  /** Whether the list of maneuvers is in view beside it: then only those in the draft have chips. */
  isBesideList: boolean;
}

/**
 * The maneuvers as chips that add and remove them. A chip keeps its place. Those whose conditions are not met
 * are behind a button. They are one tab stop.
 */
export function ManeuverChips({ session, stacked, isBesideList }: ManeuverChipsProps) {
  const { character, draft, intents } = session;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useRovingFocus(group);
  const names = orderManeuvers(character).map(({ choice }) => choice.action.name);
  const elements = useNextElements(character, draft);
  const inDraft = new Set(stacked.map(({ action }) => action.name));
  const next = names
    .filter((name, index) => index < MAX_CHIPS || inDraft.has(name))
    .map((name) => ({ name, element: elements.get(name) }));
  const isMet = (element: ElementEvaluation | undefined) =>
    !isBesideList && (element?.conditions.every(({ met }) => met) ?? false);
  const unmet = next.filter(({ name, element }) => !isMet(element) && !inDraft.has(name));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be a second heading
    <div
      ref={group}
      role="group"
      aria-label="Maneuvers"
      aria-description={ARROW_KEYS_HINT}
      className={styles.maneuvers}
      data-roving
    >
      <ul className={styles.chips}>
        {next
          .filter(({ name, element }) => isMet(element) || inDraft.has(name))
          .flatMap(({ name, element }) => {
            const places = stacked.filter(({ action }) => action.name === name);
            const again = isMet(element) ? element : undefined;
            return [
              ...places.map((each) => (
                <li key={`${name} ${each.place}`}>
                  <button
                    type="button"
                    className={styles.chip}
                    data-added
                    aria-label={`Remove ${name}`}
                    onClick={ignoreSecondClick(() => each.place !== 'ACTION' && intents.remove(each.place))}
                  >
                    <Check className={styles.icon} aria-hidden="true" />
                    <bdi>{name}</bdi>
                  </button>
                  <span className={styles.costs}>
                    <Costs costs={each.costs} />
                  </span>
                </li>
              )),
              ...(again === undefined
                ? []
                : [
                    <li key={name}>
                      <button
                        type="button"
                        className={styles.chip}
                        aria-label={`Add ${name}`}
                        onClick={() => intents.add(name)}
                      >
                        {places.length > 0 ? <Plus className={styles.icon} aria-hidden="true" /> : null}
                        <bdi>{places.length > 0 ? null : name}</bdi>
                      </button>
                      {places.length > 0 ? null : (
                        <span className={styles.costs}>
                          <Costs costs={again.costs} />
                        </span>
                      )}
                    </li>,
                  ]),
            ];
          })}
      </ul>
      <div className={styles.others}>
        <TextButton icon={<ListPlus aria-hidden="true" />} onClick={() => intents.show('maneuvers')}>
          Choose maneuvers
        </TextButton>
        {unmet.length > 0 && !isBesideList ? (
          <DisclosureButton isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
            {unmet.length} more
          </DisclosureButton>
        ) : null}
      </div>
      {isOpen && unmet.length > 0 && !isBesideList ? (
        <ul id={id} className={styles.unmet}>
          {unmet.map(({ name, element }) => (
            <li key={name}>
              <b>
                <Term kind="action" name={name} />
              </b>
              <ConditionList of={name} conditions={element?.conditions.filter(({ met }) => !met) ?? []} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/**
 * Each maneuver that can have a chip, as it would be on top of the draft. It follows the draft a render
 * later: what is in the draft shows first.
 */
function useNextElements(
  character: Character,
  draft: ActionDraft,
): ReadonlyMap<string, ElementEvaluation | undefined> {
  const shownDraft = useDeferredValue(draft);
  const inDraft = new Set(shownDraft.maneuvers.map(({ name }) => name));
  return new Map(
    orderManeuvers(character)
      .map(({ choice }) => choice.action.name)
      .filter((name, index) => index < MAX_CHIPS || inDraft.has(name))
      .map((name) => [name, evaluateNext(character, shownDraft, name)]),
  );
}
