import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { WordingText } from '../../cards/wording-text.tsx';
import type { Finding } from '../../core/game-data/checks/finding.ts';
import { addressOfPath } from '../../core/game-data/editing/overview.ts';
import type { PlacedProblem } from '../../core/game-data/entry-place.ts';
import { curlyQuotes } from '../../core/lib/curly-quotes.ts';
import { useGameDataState } from '../../state/use-game.ts';
import type { WorkshopFindings } from '../../state/workshop/pack-findings.ts';
import { EntryRow } from '../../ui/layout/entry-row.tsx';
import { VirtualList } from '../../ui/layout/virtual-list.tsx';
import type { DraftFindings } from './entry-form/session/use-draft-findings.ts';
import type { OpenPack } from './pack-gate.tsx';
import { SeverityChip } from './severity-chip.tsx';
import styles from './workshop.module.css';

interface FindingsTabProps extends OpenPack {
  status: DraftFindings['status'];
  findings: WorkshopFindings;
}

/** What the checker finds, each by the name of its entry. Rule: docs/rules/game-data.md#pack-checker. */
export function FindingsTab({ name, status, findings }: FindingsTabProps) {
  const { available } = useGameDataState();
  const below = available.filter((pack) => pack.enabled && pack.name !== name);
  const packs = below.map((pack) => `${pack.name} ${pack.version}`).join(', ');
  const isClean = status === 'checked' && findings.length === 0;
  return (
    <div className={styles.panel}>
      <p className={styles.quiet}>
        {below.length === 0 ? (
          'The pack is checked by itself: no other pack is enabled.'
        ) : (
          <>
            The pack is checked together with the packs that are enabled: <bdi>{packs}</bdi>.
          </>
        )}
      </p>
      <p className={styles.status} data-clean={isClean || undefined} role="status">
        {isClean ? <Check aria-hidden="true" /> : null}
        {statusOf(status, findings)}
      </p>
      <div className={styles.found}>
        <VirtualList
          label="Findings"
          items={findings}
          dense
          itemKey={(_finding, index) => `${index}`}
          estimateHeight={88}
          // A few are as wide as the other tabs are.
          minColumnWidth={findings.length < 4 ? undefined : 28}
          threshold={60}
          renderItem={(finding) => <FindingLine pack={name} finding={finding} />}
        />
      </div>
    </div>
  );
}

function statusOf(status: DraftFindings['status'], findings: WorkshopFindings): string {
  if (status === 'checking') return 'Checking it for mistakes…';
  if (status === 'failed') return 'The pack could not be checked for mistakes. Reload the page to try again.';
  return findings.length === 0 ? 'No problems found.' : '';
}

function FindingLine({ pack, finding }: { pack: string; finding: PlacedProblem<Finding> }) {
  const address = addressOfPath(finding.path);
  const where = <WordingText wording={finding.where} />;
  const isError = finding.severity === 'error';
  return (
    <EntryRow
      level={2}
      title={
        address ? (
          <Link className={styles.link} to={paths.workshopEntry(pack, address.list.id, address.index)}>
            <span className="opens">{where}</span>
          </Link>
        ) : (
          where
        )
      }
      aside={<SeverityChip isError={isError}>{isError ? 'Error' : 'Warning'}</SeverityChip>}
      effect={
        <>
          <bdi>{curlyQuotes(finding.message)}</bdi>{' '}
          <span className={styles.advice}>
            <bdi>{curlyQuotes(finding.advice)}</bdi>
          </span>
        </>
      }
    />
  );
}
