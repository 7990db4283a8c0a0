import type { ReactNode } from 'react';
import type { AvailableAction } from '../core/character/character.ts';
import type { ElementCostRow } from '../core/combat/evaluation.ts';
import type { Wording } from '../core/lib/wording.ts';
import type { Glossary } from '../core/rules/context.ts';
import { describeEffect } from '../core/rules/effects/index.ts';
import { describeInputs, inputTitles } from '../core/rules/inputs/index.ts';
import { Card } from '../ui/layout/card.tsx';
import styles from './choice-card.module.css';
import { ConditionList } from './condition-list.tsx';
import { Costs } from './costs.tsx';
import { type Fact, Facts } from './facts.tsx';
import { Names } from './names.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { Tags } from './tags.tsx';
import { Wordings } from './wordings.tsx';

interface ChoiceCardProps {
  choice: AvailableAction;
  glossary: Glossary;
  /** What it would cost and gain now. */
  costs: readonly ElementCostRow[];
  /** Its conditions, and whether each is met now. */
  conditions: readonly { readonly text: Wording; readonly met: boolean }[];
  /** Why it cannot be chosen; replaces its conditions. */
  refusal?: string | undefined;
  /** The id of the element with the reason: the refusal, or the conditions. */
  reasonId?: string | undefined;
  isChosen?: boolean | undefined;
  /** The button that chooses it. */
  button: ReactNode;
}

/** An action or a maneuver to choose: its costs, its conditions and its rules. */
export function ChoiceCard({
  choice: { action, sources },
  glossary,
  costs,
  conditions,
  refusal,
  reasonId,
  isChosen = false,
  button,
}: ChoiceCardProps) {
  const titles = inputTitles(action.inputs);
  return (
    <Card
      tone={isChosen ? 'accent' : undefined}
      title={<bdi data-searchable="Name">{action.name}</bdi>}
      meta={<Names names={sources} />}
      aside={button}
    >
      <Costs costs={costs} />
      {refusal === undefined ? (
        <ConditionList of={action.name} conditions={conditions} id={reasonId} />
      ) : (
        <p className={styles.refusal} id={reasonId}>
          {refusal}
        </p>
      )}
      <Paragraphs text={action.description} />
      <Facts
        facts={[
          sentences('You choose', describeInputs(action.inputs, glossary)),
          sentences(
            'Effects',
            action.effects.map((effect) => describeEffect(effect, glossary, titles)),
          ),
        ]}
      />
      <Tags tags={action.tags} />
    </Card>
  );
}

function sentences(label: string, wordings: readonly Wording[]): Fact | undefined {
  return wordings.length === 0 ? undefined : { label, content: <Wordings wordings={wordings} /> };
}
