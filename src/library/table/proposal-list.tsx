import { Check } from 'lucide-react';
import { wordFor } from '../../core/game-data/words.ts';
import { hitWords, offerOf } from '../../core/table/hits.ts';
import type { Proposal } from '../../core/table/table-document.ts';
import { resolveProposal } from '../../state/table/apply-proposal.ts';
import { useHost } from '../../state/table/use-table.ts';
import { useGame, useGameDataState, useLoadedEncounter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../ui/buttons/ignore-second-click.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './table.module.css';

/** The hits that players propose, each with what it does now. Rule: docs/rules/table.md#hits-of-players. */
export function ProposalList() {
  const host = useHost();
  const all = (host?.seats ?? []).flatMap(({ figures, proposals }) =>
    proposals.map((proposal) => ({ who: figures?.name ?? 'A player', proposal })),
  );
  if (host === undefined || all.length === 0) return null;
  const { session } = host;
  return (
    <Panel title="Proposed Hits">
      <ul className={styles.rows}>
        {all.map(({ who, proposal }) => {
          const target = `${proposal.group} ${proposal.member}`;
          const name = `${proposal.action} of ${who}`;
          return (
            <li key={proposal.id} className={styles.row}>
              <p className={styles.words}>
                <bdi>{who}</bdi>: <bdi>{proposal.action}</bdi> on <bdi>{target}</bdi>, {proposal.outcome}{' '}
                rolled.{' '}
                <span className={styles.does}>
                  <Effect proposal={proposal} />
                </span>
              </p>
              <div className={styles.buttons}>
                <Button
                  kind="primary"
                  icon={<Check />}
                  aria-label={`Apply ${name}`}
                  onClick={ignoreSecondClick(() => void session.apply(proposal))}
                >
                  Apply
                </Button>
                <Button
                  aria-label={`Decline ${name}`}
                  onClick={ignoreSecondClick(() => session.decline(proposal))}
                >
                  Decline
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** What a proposed hit does to its target now. */
function Effect({ proposal }: { proposal: Proposal }) {
  const game = useGame();
  const { gameData } = useGameDataState();
  useLoadedEncounter();
  const result = resolveProposal(game, proposal);
  if (result === undefined) return 'The players do not see this target now.';
  if (!result.isHit) return `Misses by ${-result.extra}.`;
  const hit = offerOf('', proposal.action, result);
  return hit ? `${hitWords(hit, (bar) => wordFor(gameData, bar).toLowerCase())}.` : 'Nothing.';
}
