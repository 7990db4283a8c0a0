import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { BaseFileNotice } from '../../cards/base-file-notice.tsx';
import { readableName } from '../../cards/readable-name.ts';
import { VerificationNotice } from '../../cards/verification-notice.tsx';
import type { GameData } from '../../core/game-data/game-data.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { CONSTANT_NAMES } from '../../core/rules/vocabulary.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { useBaseFile } from '../../state/use-shell.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Collapsible } from '../../ui/layout/collapsible.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import styles from './game-data-summary.module.css';

/**
 * The content of the enabled game data: counts, packs, constants, breakpoints.
 * Rule: docs/rules/game-data.md#game-data-summary.
 */
export function GameDataSummary() {
  const { gameData, failures } = useGameDataState();
  const { problem } = useBaseFile();
  const manage = (
    <LinkButton
      kind={gameData.packs.length === 0 ? 'primary' : 'plain'}
      render={<Link to={paths.management('manage')} />}
    >
      Manage Packs
    </LinkButton>
  );
  return (
    <Page title="Game Data" lead="The rules of the packs that are enabled." actions={manage}>
      {problem ? (
        <BaseFileNotice problem={problem}>
          <Link to={paths.management('upload')}>upload a game data pack</Link>
        </BaseFileNotice>
      ) : null}
      {gameData.packs.length > 0 ? <VerificationNotice failures={failures} /> : null}
      {gameData.packs.length === 0 ? (
        <EmptyState title="No game data pack is enabled">
          Skills, talents, items and actions come from packs. Enable one, or upload your own.
        </EmptyState>
      ) : (
        <Summary gameData={gameData} />
      )}
    </Page>
  );
}

function Summary({ gameData }: { gameData: GameData }) {
  const counts = [
    { label: 'Actions', count: gameData.actions.size + gameData.maneuvers.size, to: paths.actions },
    { label: 'Items', count: gameData.items.size, to: paths.itemGlossary },
    { label: 'Status Effects', count: gameData.statusEffects.size, to: paths.statusEffects },
    { label: 'Talents', count: gameData.talents.size, to: paths.talentGlossary },
    { label: 'Foes', count: playOf(gameData).foes.length, to: paths.foes },
  ];
  return (
    <>
      <ul className={styles.counts} aria-label="Counts">
        {counts.map(({ label, count, to }) => (
          <li key={label}>
            <Link className={styles.count} to={to}>
              <strong>{figure(count)}</strong> {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.columns}>
        <Facts
          title="Packs"
          facts={gameData.packs.map((pack) => ({ name: pack.name, value: `version ${pack.version}` }))}
        />
        {constantGroups(gameData).map(({ title, names }) => (
          <Facts
            key={title}
            title={title}
            facts={names.map((name) => ({
              name: readableName(name),
              value: figure(gameData.constants[name]),
            }))}
          />
        ))}
        <Facts
          title="Breakpoints"
          facts={[
            {
              name: `Pinnacles, by ${wordFor(gameData, 'POTENTIAL', 'potential')}`,
              value: gameData.pinnacleBreakpoints.map(figure).join(', ') || 'None',
            },
            {
              name: 'Core talents, by skill level',
              value: gameData.coreTalentBreakpoints.map(figure).join(', ') || 'None',
            },
          ]}
        />
      </div>
    </>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly { name: string; value: string }[] }) {
  return (
    <div className={styles.facts} style={{ gridRow: `span ${facts.length + 2}` }}>
      <Collapsible title={<bdi>{title}</bdi>} defaultOpen>
        <dl className={styles.list}>
          {facts.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Collapsible>
    </div>
  );
}

/** Formats a number with digits; a number of more than 15 digits as a power of ten. */
function figure(value: number): string {
  return Math.abs(value) < 1e15
    ? value.toLocaleString('en-US', { maximumSignificantDigits: 15 })
    : String(value);
}

/** The constants by the groups of the packs, in their order; those without a group last. */
function constantGroups(gameData: GameData) {
  const grouped = [...gameData.constantGroups].map(([title, names]) => ({
    title: readableName(title),
    names: [...new Set(names)].flatMap((name) => CONSTANT_NAMES.find((each) => each === name) ?? []),
  }));
  const seen = new Set(grouped.flatMap(({ names }) => names));
  const rest = { title: 'Constants', names: CONSTANT_NAMES.filter((name) => !seen.has(name)) };
  return [...grouped, rest].filter(({ names }) => names.length > 0);
}
