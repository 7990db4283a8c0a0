import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { WordingText } from '../../cards/wording-text.tsx';
import type { Finding } from '../../core/game-data/checks/finding.ts';
import { addressOfPath } from '../../core/game-data/editing/overview.ts';
import type { PlacedProblem } from '../../core/game-data/entry-place.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { VirtualList } from '../../ui/layout/virtual-list.tsx';
import type { OpenPack } from './pack-gate.tsx';
import type { CheckedFindings } from './use-findings.ts';
import styles from './workshop.module.css';

interface FindingsTabProps extends OpenPack {
  checked: CheckedFindings | undefined;
}

/** What the checker finds, each by the name of its entry. Rule: docs/rules/game-data.md#pack-checker. */
export function FindingsTab({ name, checked }: FindingsTabProps) {
  const { available } = useGameDataState();
  const below = available.filter((pack) => pack.enabled && pack.name !== name);
  const packs = below.map((pack) => `${pack.name} ${pack.version}`).join(', ');
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
      <p role="status">{statusOf(checked)}</p>
      {checked ? (
        <VirtualList
          label="Findings"
          items={checked.findings}
          dense
          itemKey={(_finding, index) => `${index}`}
          estimateHeight={80}
          threshold={60}
          renderItem={(finding) => <FindingLine pack={name} finding={finding} />}
        />
      ) : null}
    </div>
  );
}

function statusOf(checked: CheckedFindings | undefined): string {
  if (!checked?.isCurrent) return 'Checking it for mistakes…';
  return checked.findings.length === 0 ? 'No problems found.' : '';
}

function FindingLine({ pack, finding }: { pack: string; finding: PlacedProblem<Finding> }) {
  const address = addressOfPath(finding.path);
  const where = <WordingText wording={finding.where} />;
  return (
    <div className={styles.finding} data-severity={finding.severity}>
      <strong>
        {address ? (
          <Link to={paths.workshopEntry(pack, address.list.id, address.index)}>{where}</Link>
        ) : (
          where
        )}
      </strong>
      <span>
        <bdi>{finding.message}</bdi> <bdi>{finding.advice}</bdi>
      </span>
    </div>
  );
}
