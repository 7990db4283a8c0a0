import { TriangleAlert } from 'lucide-react';
import type { ElementCostRow } from '../core/combat/evaluation.ts';
import type { CostLine } from '../core/rules/costs.ts';
import type { Resource } from '../core/rules/vocabulary.ts';
import styles from './costs.module.css';
import { ResourceMark } from './resource-mark.tsx';
import { WordingText } from './wording-text.tsx';

/** Up to so many points show as one mark each; more show as a number and one mark. */
const MAX_PIPS = 4;

/** What an action or a maneuver costs and gains, as marks, and what the character cannot afford. */
export function Costs({ costs }: { costs: readonly ElementCostRow[] }) {
  if (costs.length === 0) return null;
  return (
    <ul className={styles.costs} aria-label="Costs">
      {costs.map(({ text, resource, amount, shortfall }, index) => {
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders, and two may have the same text
            key={index}
            className={styles.cost}
            data-is={amount !== undefined && amount < 0 ? 'gain' : resource}
            data-short={shortfall !== undefined || undefined}
          >
            <span className={resource === undefined ? undefined : 'visually-hidden'}>
              <WordingText wording={text} />
              {shortfall === undefined ? null : ` ${shortfall}`}
            </span>
            {resource === undefined ? null : <Pips resource={resource} amount={amount} />}
            {shortfall === undefined ? null : <TriangleAlert className={styles.alert} aria-hidden="true" />}
          </li>
        );
      })}
    </ul>
  );
}

/** The same marks for the eye alone: a list of cards is compared by them. */
export function CostMarks({ costs }: { costs: readonly CostLine[] }) {
  return (
    <span className={`${styles.costs} ${styles.marks}`}>
      {costs.map(({ resource, amount }) =>
        resource === undefined ? null : <Pips key={resource} resource={resource} amount={amount} />,
      )}
    </span>
  );
}

/**
 * An amount of a resource, X where it is undefined. The number is drawn by the style sheet: the text beside
 * it says it in words.
 */
function Pips({ resource, amount }: { resource: Resource; amount: number | undefined }) {
  const isCounted = amount !== undefined && amount >= 1 && amount <= MAX_PIPS;
  return (
    <span className={styles.pips} data-amount={isCounted ? undefined : numberOf(amount)} aria-hidden="true">
      {Array.from({ length: isCounted ? amount : 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks are alike
        <ResourceMark key={index} resource={resource} />
      ))}
    </span>
  );
}

function numberOf(amount: number | undefined): string {
  if (amount === undefined) return 'X';
  return amount < 0 ? `+${-amount}` : String(amount);
}
