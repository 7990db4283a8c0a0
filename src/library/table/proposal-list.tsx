import { Check } from 'lucide-react';
import { wordFor } from '../../core/game-data/words.ts';
import { hitWords, offerOf } from '../../core/table/hits.ts';
import type { Proposal } from '../../core/table/table-document.ts';
import type { AppNotice } from '../../state/notices.ts';
import { resolveProposal } from '../../state/table/apply-proposal.ts';
import { type ProposedHit, proposedHits } from '../../state/table/proposed-hits.ts';
import type { HostSession } from '../../state/table/table-state.ts';
import { useHost } from '../../state/table/use-table.ts';
import { useGame, useGameDataState, useLoadedEncounter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../ui/buttons/ignore-second-click.ts';
import { KeepView } from '../../ui/layout/keep-view.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './table.module.css';

/** To which a message leads. */
const PROPOSALS: NonNullable<AppNotice['leadsTo']> = 'proposals';

/** The hits that players propose, each with what it does now. Rule: docs/rules/table.md#hits-of-players. */
export function ProposalList() {
  const host = useHost();
  if (host === undefined) return null;
  const all = proposedHits(host);
  return <KeepView>{all.length === 0 ? null : <Hits all={all} session={host.session} />}</KeepView>;
}

function Hits({ all, session }: { all: readonly ProposedHit[]; session: HostSession }) {
  return (
    <Panel title="Proposed Hits" id={PROPOSALS}>
      <ul className={styles.rows}>
        {all.map(({ id, who, proposal }) => {
          const target = `${proposal.group} ${proposal.member}`;
          const name = `${proposal.action} of ${who}`;
          return (
            <li key={id} className={styles.row}>
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
