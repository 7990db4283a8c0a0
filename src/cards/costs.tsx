import { type Cost, describeCost } from '../core/rules/costs.ts';
import { isMalformed, type MalformedNode } from '../core/rules/node.ts';
import { Chip } from '../ui/chip.tsx';
import { RESOURCE_TINCTURES } from './resource-tincture.ts';
import styles from './tags.module.css';
import { WordingText } from './wording-text.tsx';

/** What an action or a maneuver costs and gains, as its pack writes it. */
export function Costs({ costs }: { costs: readonly (Cost | MalformedNode)[] }) {
  if (costs.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label="Costs">
      {costs.map((cost, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders, and two may read alike
        <li key={index}>
          <Chip tincture={isMalformed(cost) ? 'gules' : RESOURCE_TINCTURES[cost.resource]}>
            <WordingText wording={describeCost(cost)} />
          </Chip>
        </li>
      ))}
    </ul>
  );
}
