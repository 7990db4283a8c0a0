import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ConditionList } from '../../cards/condition-list.tsx';
import { Costs } from '../../cards/costs.tsx';
import { costFacts } from '../../cards/facts/cost-facts.tsx';
import { type Fact, Facts } from '../../cards/facts/facts.tsx';
import { Names } from '../../cards/names.tsx';
import { Paragraphs } from '../../cards/paragraphs.tsx';
import { Tags } from '../../cards/tags.tsx';
import { Wordings } from '../../cards/wordings.tsx';
import type { AvailableAction } from '../../core/character/character.ts';
import type { ConditionRow } from '../../core/combat/conditions.ts';
import type { ElementCostRow } from '../../core/combat/evaluation.ts';
import type { Wording } from '../../core/lib/wording.ts';
import type { Glossary } from '../../core/rules/context.ts';
import { describeEffect } from '../../core/rules/effects/index.ts';
import { describeInputs, inputTitles } from '../../core/rules/inputs/index.ts';
import styles from './choice-row.module.css';

export interface ChoiceRowProps {
  choice: AvailableAction;
  glossary: Glossary;
  /** What its button does: the button is named by it and the entry. */
  verb: 'Select' | 'Add';
  /** What it would cost and gain now. */
  costs: readonly ElementCostRow[];
  /** Its conditions, and whether each is met now. */
  conditions: readonly ConditionRow[];
  /** Why it cannot be chosen, besides its conditions. */
  refusal?: string | undefined;
  /** The dice of the action. */
  dice?: string | undefined;
  /** For an action: whether it is the one in the draft. */
  isChosen?: boolean | undefined;
  /** For a maneuver: how often it is in the draft. */
  count?: number | undefined;
  /** Undefined where it cannot be chosen. */
  onChoose: (() => void) | undefined;
  /** Where it is from is said elsewhere. */
  hidesSource: boolean;
  /** Whether its rules are shown. */
  isOpen: boolean;
  onToggle: () => void;
}

/** An action or a maneuver as a row that is one button, with its rules below on demand. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { choice, verb, isChosen, count = 0, refusal, onChoose, isOpen, onToggle } = props;
  const isAdded = count > 0;
  const isMarked = isChosen === true || isAdded;
  const id = useId();
  const { name } = choice.action;
  const conditions = isAdded || refusal !== undefined ? [] : props.conditions;
  const reasonId = `${id}-${isAdded ? 'count' : 'reason'}`;
  return (
    <article
      className={styles.row}
      data-verb={verb}
      aria-labelledby={`${id}-name`}
      data-chosen={isMarked || undefined}
      data-blocked={(onChoose === undefined && !isAdded) || undefined}
    >
      <div className={styles.top}>
        <PickButton
          name={name}
          verb={verb}
          isChosen={isChosen}
          isMarked={isMarked}
          nameId={`${id}-name`}
          describedBy={onChoose === undefined ? reasonId : `${id}-about`}
          onChoose={onChoose}
        />
        <About {...props} id={id} />
        <button
          type="button"
          className={styles.more}
          aria-label={`Rules of ${name}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-rules` : undefined}
          onClick={onToggle}
        >
          <ChevronDown aria-hidden="true" />
        </button>
      </div>
      {refusal === undefined ? null : (
        <p className={styles.refusal} id={reasonId}>
          {refusal}
        </p>
      )}
      {isOpen ? (
        <Rules {...props} id={`${id}-rules`} conditionsId={isAdded ? undefined : reasonId} />
      ) : (
        <ConditionList of={name} conditions={conditions.filter(({ met }) => !met)} id={reasonId} />
      )}
    </article>
  );
}

/** How often it is in the draft or where it is from, its costs, and its dice. */
function About({ id, choice, hidesSource, count = 0, costs, dice }: ChoiceRowProps & { id: string }) {
  return (
    <div id={`${id}-about`} className={styles.about}>
      {count > 0 ? (
        <span className={styles.source}>
          <b id={`${id}-count`} className={styles.count}>
            {count > 1 ? `Added ${count} times` : 'Added'}
          </b>
        </span>
      ) : null}
      {count === 0 && !hidesSource && choice.sources.length > 0 ? (
        <span className={styles.source}>
          <Names names={choice.sources} />
        </span>
      ) : null}
      <Costs costs={costs} />
      {dice === undefined ? null : <b className={styles.dice}>{dice}</b>}
    </div>
  );
}

interface PickProps extends Pick<ChoiceRowProps, 'verb' | 'isChosen' | 'onChoose'> {
  name: string;
  isMarked: boolean;
  nameId: string;
  describedBy: string;
}

/** The button that covers the row. */
function PickButton({ name, verb, isChosen, isMarked, nameId, describedBy, onChoose }: PickProps) {
  return (
    <button
      type="button"
      className={styles.pick}
      aria-label={`${verb} ${name}`}
      aria-pressed={isChosen}
      aria-disabled={onChoose === undefined || undefined}
      aria-describedby={describedBy}
      onClick={onChoose}
    >
      {isMarked ? <Check className={styles.check} aria-hidden="true" /> : null}
      <bdi id={nameId} className={styles.name} data-searchable="Name">
        {name}
      </bdi>
    </button>
  );
}

interface RulesProps extends ChoiceRowProps {
  id: string;
  conditionsId: string | undefined;
}

function Rules({ choice: { action }, glossary, costs, conditions, count = 0, id, conditionsId }: RulesProps) {
  const { name, description, inputs, effects, tags } = action;
  const titles = inputTitles(inputs);
  return (
    <div id={id} className={styles.rules}>
      {count > 0 && conditions.some(({ met }) => !met) ? (
        <p className={styles.again}>To add it again:</p>
      ) : null}
      <ConditionList of={name} conditions={conditions} id={conditionsId} />
      <Paragraphs text={description} of={name} />
      <Facts
        facts={[
          ...costFacts(name, costs),
          fact(name, 'You choose', describeInputs(inputs, glossary)),
          fact(
            name,
            'Effects',
            effects.map((effect) => describeEffect(effect, glossary, titles)),
          ),
        ]}
      />
      <Tags tags={tags} />
    </div>
  );
}

function fact(of: string, label: string, wordings: readonly Wording[]): Fact | undefined {
  const content: ReactNode = <Wordings wordings={wordings} of={of} />;
  return wordings.length === 0 ? undefined : { label, content };
}
