import { useMemo } from 'react';
import { valueAt } from '../../core/game-data/editing/json-edit.ts';
import { countEntries } from '../../core/game-data/editing/overview.ts';
import { openPackFile } from '../../core/game-data/editing/pack-file.ts';
import type { WorkshopPack } from '../../core/game-data/editing/workshop-pack.ts';
import type { WorkshopFindings } from '../../state/workshop/pack-findings.ts';
import { SeverityIcon } from './severity-chip.tsx';
import { useFindings } from './use-findings.ts';
import styles from './workshop.module.css';

const counted = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;

/** How many findings there are, in words. */
export const findingsText = (count: number): string =>
  count === 0 ? 'no problems' : counted(count, 'finding', 'findings');

function FindingsCount({ findings }: { findings: WorkshopFindings }) {
  const text = findingsText(findings.length);
  if (findings.length === 0) return text;
  const isError = findings.some(({ severity }) => severity === 'error');
  return (
    <b className={styles.finding} data-severity={isError ? 'error' : 'warning'}>
      <SeverityIcon isError={isError} />
      {text}
    </b>
  );
}

/** The version of a pack, how many entries it has, and what the checker finds. */
export function PackFacts({ pack: { name, text } }: { pack: WorkshopPack }) {
  const file = useMemo(() => openPackFile(text), [text]);
  const findings = useFindings(name, text);
  if (!file.ok) return 'It cannot be read';
  const { json } = file.value;
  return (
    <span className="dotted">
      <span>Version {String(valueAt(json, ['version']) ?? '?')}</span>
      <span>{counted(countEntries(json), 'entry', 'entries')}</span>
      {findings ? (
        <span>
          <FindingsCount findings={findings} />
        </span>
      ) : null}
    </span>
  );
}
