import { GROUP_NAMES } from './build.ts';
import type { Endless } from './endless.ts';
import type { Tally, Use, Wins } from './tally.ts';

export interface Results {
  readonly seed: number;
  readonly duels: Tally;
  readonly skirmishes: Tally;
  readonly uses: ReadonlyMap<string, Use>;
  readonly endless: Endless | undefined;
}

/** The limits of the share of wins of a group of skills, in percent. */
const MIN_WINS = 40;
const MAX_WINS = 60;
/** Actions that need a game master. */
const NOT_PLAYED = new Set(['Attempt']);
/** Columns of the table of uses. */
const COLUMNS = 4;

function percent({ won, fought }: Wins): number {
  return fought === 0 ? 0 : (100 * won) / fought;
}

function meanRounds({ rounds, fights }: Tally): number {
  return [...rounds].reduce((sum, [number, times]) => sum + number * times, 0) / Math.max(1, fights);
}

/** The number of rounds within which this part of the fights ends; `part` is from 0 to 1. */
function roundsOfPart({ rounds, fights }: Tally, part: number): number {
  let counted = 0;
  for (const [number, times] of [...rounds].sort(([one], [other]) => one - other)) {
    counted += times;
    if (counted >= part * fights) return number;
  }
  return 0;
}

/** The problems of balance in these results. */
export function balanceProblems({ duels, skirmishes, uses, endless }: Results): readonly string[] {
  return [
    ...problemsOfWins('duels', duels),
    ...problemsOfWins('skirmishes', skirmishes),
    ...[...uses].flatMap(([name, use]) => (NOT_PLAYED.has(name) ? [] : problemsOfUse(name, use))),
    ...(endless === undefined ? [] : [problemOfEndless(endless)]),
  ];
}

function problemsOfWins(table: string, { wins }: Tally): readonly string[] {
  return [...GROUP_NAMES]
    .map(([key, name]) => ({ name, rate: percent(wins.get(key) ?? { won: 0, fought: 0 }) }))
    .filter(({ rate }) => rate < MIN_WINS || rate > MAX_WINS)
    .map(({ name, rate }) => `${name} wins ${rate.toFixed(1)} % of its ${table}.`);
}

function problemsOfUse(name: string, { hadBy, times }: Use): readonly string[] {
  if (hadBy === 0) return [`Nobody had ${name}.`];
  return times === 0 ? [`${name} was never used, though ${hadBy} had it.`] : [];
}

function problemOfEndless({ stacks, gains }: Endless): string {
  return `${stacks.join(', then ')} can be repeated without end, for ${gains.join(', ') || 'nothing'}.`;
}

/** The results as the tables of docs/standard-game.md. */
export function serializeResults(results: Results): readonly string[] {
  const { seed, duels, skirmishes, uses, endless } = results;
  const row = (label: string, of: (tally: Tally) => string) =>
    `| ${label} | ${of(duels)} | ${of(skirmishes)} |`;
  return [
    `Seed ${seed}.`,
    '',
    '| | duels | skirmishes |',
    '| --- | --- | --- |',
    row('fights', ({ fights }) => fights.toLocaleString('en-US')),
    row('rounds on average', (tally) => meanRounds(tally).toFixed(1)),
    row('nine in ten last', (tally) => `${roundsOfPart(tally, 0.05)} to ${roundsOfPart(tally, 0.95)} rounds`),
    row('without a winner', ({ draws, fights }) => `${((100 * draws) / Math.max(1, fights)).toFixed(1)} %`),
    ...[...GROUP_NAMES].map(([key, name]) =>
      row(`${name} wins`, ({ wins }) => `${percent(wins.get(key) ?? { won: 0, fought: 0 }).toFixed(1)} %`),
    ),
    '',
    ...serializeUses(uses),
    '',
    endless === undefined
      ? 'Nothing can be repeated without end: no combination is free, and none leaves more of anything than it took.'
      : 'A combination can be repeated without end.',
  ];
}

/** For each action and maneuver, the share of its owners who used it. */
function serializeUses(uses: ReadonlyMap<string, Use>): readonly string[] {
  const cells = [...uses]
    .filter(([name]) => !NOT_PLAYED.has(name))
    .map(
      ([name, { hadBy, usedBy }]) =>
        `${name} | ${hadBy === 0 ? 'nobody' : `${((100 * usedBy) / hadBy).toFixed(0)} %`}`,
    );
  const height = Math.ceil(cells.length / COLUMNS);
  const lines = Array.from({ length: height }, (_, line) =>
    Array.from({ length: COLUMNS }, (__, column) => cells[column * height + line] ?? ' | '),
  );
  return [
    `| ${Array.from({ length: COLUMNS }, () => 'used | by').join(' | ')} |`,
    `| ${Array.from({ length: COLUMNS }, () => '--- | ---').join(' | ')} |`,
    ...lines.map((line) => `| ${line.join(' | ')} |`),
  ];
}
