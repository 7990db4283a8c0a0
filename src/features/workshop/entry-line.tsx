import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { EntryAddress } from '../../core/game-data/editing/entries.ts';
import type { OverviewEntry } from '../../core/game-data/editing/overview.ts';
import { capitalise } from '../../core/lib/capitalise.ts';
import type { WorkshopFindings } from '../../state/workshop/pack-findings.ts';
import { EntryRow } from '../../ui/layout/entry-row.tsx';
import { ActionsIcon } from './actions-button.tsx';
import { findingsText } from './pack-facts.tsx';
import { SeverityChip } from './severity-chip.tsx';
import styles from './workshop.module.css';

interface EntryLineProps {
  /** The name of the pack. */
  pack: string;
  entry: OverviewEntry;
  findings: WorkshopFindings;
  /** Opens its menu. */
  onAsk: (entry: EntryAddress) => void;
}

/** An entry in the overview of its pack. */
export function EntryLine({ pack, entry, findings, onAsk }: EntryLineProps) {
  const { list, index, name, isNamed, isUnused, isOverriding } = entry;
  const facts = [
    capitalise(list.one),
    ...(isOverriding ? ['overrides one of another pack'] : []),
    ...(isUnused ? ['nothing uses it'] : []),
  ];
  const to = paths.workshopEntry(pack, list.id, index);
  return (
    <EntryRow
      level={2}
      title={
        <Link className={styles.link} to={to}>
          {isNamed ? <bdi className="opens">{name}</bdi> : <code className="opens">{name}</code>}
        </Link>
      }
      meta={facts.join(', ')}
      button={
        <>
          {findings.length > 0 ? (
            <SeverityChip isError={findings.some(({ severity }) => severity === 'error')}>
              {findingsText(findings.length)}
            </SeverityChip>
          ) : null}
          <ActionsIcon label={`Change ${name}`} onClick={() => onAsk({ list, index })} />
        </>
      }
    />
  );
}
