import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isDownInView } from '../../core/encounter/party/party-view.ts';
import { HEALTH_STEPS, healthWord, type PlayerView } from '../../core/encounter/player-view.ts';
import { BAR_TABLE } from '../../core/rules/bars.ts';
import { JOIN_PATH } from '../../core/table/pairing-path.ts';
import type { PlayerState } from '../../state/table/table-state.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Meter } from '../../ui/feedback/meter.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { NamedCoat } from '../named-coat.tsx';
import memberStyles from './member-name.module.css';
import styles from './table.module.css';

const CONNECTIONS = {
  open: '',
  waiting: 'Interrupted. What you do waits here until the connection is back.',
  closed: 'Not connected. What you do waits here until you join again.',
} as const;

const PROBLEMS = {
  'same-role': 'Both devices are players. Join the table of the game master.',
  newer: 'The game master has a newer version of Tabard. Reload this page to update, then join again.',
  'too-large': 'What the table shares is too large to arrive here.',
} as const;

export interface ReleasedFightProps {
  player: PlayerState;
  /** Draws foes and party as sections of their own, below a heading of the second level. */
  section?: ((title: string, count: number, list: ReactNode, level: 3) => ReactNode) | undefined;
}

/** The fight as the game master of the table shows it. Rule: docs/rules/table.md#a-player-at-the-table. */
export function ReleasedFight({ player, section }: ReleasedFightProps) {
  const { view } = player.table;
  return (
    <Panel title="At the Table" beside={<Turn player={player} />}>
      {view === undefined ? null : <Members view={view} section={section} />}
    </Panel>
  );
}

function Turn({ player: { table, connection, problem, session, hasActed } }: { player: PlayerState }) {
  const { view } = table;
  const trouble = problem ? PROBLEMS[problem] : CONNECTIONS[connection];
  return (
    <>
      {view === undefined ? (
        <p className={styles.quiet}>The game master shows no fight now.</p>
      ) : (
        <>
          <p role="status" aria-label="Turn of the table">
            {view.turn.join(', ')}
          </p>
          <Checkbox label="I have acted" checked={hasActed} onChange={(next) => session.setActed(next)} />
        </>
      )}
      {trouble === '' ? null : (
        <div className={styles.trouble}>
          <p className={styles.quiet} role="status">
            {trouble}
          </p>
          {connection === 'open' ? null : (
            <LinkButton render={<Link to={`/${JOIN_PATH}`} />}>Join again</LinkButton>
          )}
        </div>
      )}
    </>
  );
}

interface MembersProps extends Pick<ReleasedFightProps, 'section'> {
  view: PlayerView;
}

function Members({ view: { groups, party }, section = (_title, _count, list) => list }: MembersProps) {
  const members = groups.flatMap(({ name, members: of }) => of.map((member) => ({ ...member, group: name })));
  return (
    <div className={styles.parts}>
      {members.length > 0 ? section('Foes', members.length, <Foes members={members} />, 3) : null}
      {party.length > 0 ? section('Party', party.length, <Party party={party} />, 3) : null}
    </div>
  );
}

type ShownFoe = PlayerView['groups'][number]['members'][number] & { readonly group: string };

function Foes({ members }: { members: readonly ShownFoe[] }) {
  return (
    <ul className={styles.members} aria-label="Foes">
      {members.map(({ group, id, healthStep, hasActed }) => (
        <li
          key={`${id} ${group}`}
          className={styles.member}
          data-acted={hasActed || undefined}
          data-down={healthStep === 0 || undefined}
        >
          <p className={styles.line}>
            <span className={memberStyles.name}>
              <NamedCoat name={group} size="line" /> <bdi>{group}</bdi>&nbsp;{id}
            </span>{' '}
            <span className={styles.quiet}>
              {healthWord(healthStep)}
              {hasActed && healthStep > 0 ? ', has acted' : ''}
            </span>
          </p>
          <Meter value={healthStep} max={HEALTH_STEPS} tone="life" />
        </li>
      ))}
    </ul>
  );
}

function Party({ party }: Pick<PlayerView, 'party'>) {
  return (
    <ul className={styles.members} aria-label="Party at the table">
      {party.map((member) => (
        <li
          key={member.name}
          className={styles.member}
          data-acted={member.hasActed || undefined}
          data-down={isDownInView(member) || undefined}
        >
          <p className={styles.line}>
            <span className={memberStyles.name}>
              <NamedCoat name={member.name} size="line" /> <bdi>{member.name}</bdi>
            </span>{' '}
            <span className={styles.quiet}>
              {member.bars
                .map(({ bar, label = BAR_TABLE[bar].name, value, maximum }) => `${label} ${value}/${maximum}`)
                .join(', ')}
              {member.hasActed ? ', has acted' : ''}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
