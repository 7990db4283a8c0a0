import { TriangleAlert } from 'lucide-react';
import type { ElementCostRow } from '../core/combat/evaluation.ts';
import { Chip } from '../ui/buttons/chip.tsx';
import styles from './costs.module.css';
import { RESOURCE_TONES } from './resource-tone.ts';
import tags from './tags.module.css';
import { WordingText } from './wording-text.tsx';

/** What an action or a maneuver costs and gains, and what the character cannot afford. */
export function Costs({ costs }: { costs: readonly ElementCostRow[] }) {
  if (costs.length === 0) return null;
  return (
    <ul className={tags.tags} aria-label="Costs">
      {costs.map(({ text, resource, shortfall }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders, and two may have the same text
        <li key={index}>
          <Chip tone={resource === undefined || shortfall !== undefined ? 'life' : RESOURCE_TONES[resource]}>
            <WordingText wording={text} />
            {shortfall === undefined ? null : (
              <span className={styles.short}>
                {' '}
                <TriangleAlert aria-hidden="true" /> {shortfall}
              </span>
            )}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
