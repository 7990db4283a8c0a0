import type { ReactNode } from 'react';
import type { Action } from '../core/game-data/pack.ts';
import type { Wording } from '../core/lib/wording.ts';
import { describeCondition } from '../core/rules/conditions/index.ts';
import type { Glossary } from '../core/rules/context.ts';
import { costLines } from '../core/rules/costs.ts';
import { describeEffect } from '../core/rules/effects/index.ts';
import { describeInputs, inputTitles } from '../core/rules/inputs/index.ts';
import { Card } from '../ui/layout/card.tsx';
import type { HeadingLevel } from '../ui/layout/heading.tsx';
import { CostMarks } from './costs.tsx';
import { costFacts } from './facts/cost-facts.tsx';
import { type Fact, Facts } from './facts/facts.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { Tags } from './tags.tsx';
import { Wordings } from './wordings.tsx';

interface ActionCardProps {
  action: Action;
  glossary: Glossary;
  meta: 'Action' | 'Maneuver';
  level?: HeadingLevel | undefined;
  aside?: ReactNode;
}

/**
 * An action or a maneuver in the style of a rule book: its text, then its inputs, costs, gains, effects
 * and conditions. A band tells actions from maneuvers.
 */
export function ActionCard({ action, glossary, meta, level, aside }: ActionCardProps) {
  const titles = inputTitles(action.inputs);
  const costs = costLines(action.resources, glossary, titles);
  return (
    <Card
      level={level}
      tone={meta === 'Action' ? 'plain' : undefined}
      title={<bdi data-searchable="Name">{action.name}</bdi>}
      meta={meta}
      figures={<CostMarks costs={costs} />}
      gist={action.description.join(' ')}
      aside={aside}
    >
      <Paragraphs text={action.description} of={action.name} />
      <Facts
        facts={[
          sentences(action.name, 'You choose', describeInputs(action.inputs, glossary)),
          ...costFacts(action.name, costs),
          sentences(
            action.name,
            'Effects',
            action.effects.map((effect) => describeEffect(effect, glossary, titles)),
          ),
          quiet(
            sentences(
              action.name,
              'Conditions',
              action.conditions.map((condition) => describeCondition(condition, glossary, titles)),
            ),
          ),
        ]}
      />
      <Tags tags={action.tags} />
    </Card>
  );
}

function sentences(of: string, label: string, wordings: readonly Wording[]): Fact | undefined {
  if (wordings.length === 0) return undefined;
  return { label, content: <Wordings wordings={wordings} of={of} /> };
}

const quiet = (fact: Fact | undefined): Fact | undefined => fact && { ...fact, isQuiet: true };
