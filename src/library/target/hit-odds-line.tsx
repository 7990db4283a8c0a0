import { useId, useMemo, useState } from 'react';
import { withMinus } from '../../core/lib/signed.ts';
import type { Play } from '../../core/play/play.ts';
import { type HitOdds, hitOdds, type Likelihood } from '../../core/play/rules/hit-odds.ts';
import {
  type HitKindName,
  hitKindOf,
  type RolledAction,
  type Target,
} from '../../core/play/rules/rolled-action.ts';
import { DisclosureButton } from '../../ui/buttons/disclosure-button.tsx';
import styles from './hit-odds-line.module.css';

interface HitOddsLineProps {
  action: RolledAction;
  target: Target;
  play: Play;
}

/**
 * The odds of the drafted action against its target on one line, which opens to all of them. To calculate them takes
 * less than to draw them in a frame of their own would.
 * Rule: docs/rules/play.md#exact-odds.
 */
export function HitOddsLine({ action, target, play }: HitOddsLineProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const odds = useMemo(() => hitOdds(action, target, play), [action, target, play]);
  if (!odds.ok) return <p className={styles.none}>{odds.problem}</p>;
  const kind = hitKindOf(action);
  return (
    <div className={styles.odds}>
      <DisclosureButton isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
        <span className={styles.line}>{oddsLine(odds.value, kind, action.inflicted?.name)}</span>
      </DisclosureButton>
      {isOpen ? (
        <div id={id}>
          <OddsTable odds={odds.value} kind={kind} />
        </div>
      ) : null}
    </div>
  );
}

/** Whole percents; only what is certain or impossible reads so. */
function percent(chance: number): string {
  if (chance === 0) return '0 %';
  if (chance > 1 - 1e-9) return '100 %';
  if (chance < 0.005) return 'under 1 %';
  return chance > 0.995 ? 'over 99 %' : `${Math.round(chance * 100)} %`;
}

function range(likelihoods: readonly Likelihood[]): string {
  const [first] = likelihoods;
  const last = likelihoods.at(-1);
  if (first === undefined || last === undefined) return '';
  return first.value === last.value
    ? withMinus(first.value)
    : `${withMinus(first.value)}–${withMinus(last.value)}`;
}

/** `Hits 83 %, damage 4–9, 5.2 on average`. */
function oddsLine(
  { hit, amounts, levels, mean }: HitOdds,
  kind: HitKindName | undefined,
  inflicted: string | undefined,
): string {
  const isAttack = kind === 'DAMAGE' || kind === 'HINDRANCE';
  const what = kind === 'HEALING' ? 'healing' : 'damage';
  return [
    `${isAttack ? 'Hits' : 'Succeeds'} ${percent(hit)}`,
    ...(amounts.length > 0
      ? [`${what} ${range(amounts)}`, `${withMinus(Number(mean.toFixed(1)))} on average`]
      : []),
    ...(kind === 'HINDRANCE' && levels.length > 0 ? [`${inflicted} ${range(levels)}`] : []),
  ].join(', ');
}

/** Rarer outcomes than this share a row. */
const RARE = 0.001;

interface OddsTableProps {
  odds: HitOdds;
  kind: HitKindName | undefined;
}

/** Each outcome with its chance, as a bar and in percent. */
function OddsTable({ odds: { hit, amounts, levels }, kind }: OddsTableProps) {
  const outcomes = amounts.length > 0 ? amounts : levels;
  const unit = amounts.length > 0 ? (kind === 'HEALING' ? 'Healing' : 'Damage') : 'Level';
  const common = outcomes.filter(({ chance }) => chance >= RARE);
  const others = hit - common.reduce((sum, { chance }) => sum + chance, 0);
  const rows = [
    { label: kind === 'DAMAGE' || kind === 'HINDRANCE' ? 'Miss' : 'Failure', chance: Math.max(0, 1 - hit) },
    ...common.map(({ value, chance }) => ({ label: withMinus(value), chance })),
    ...(others > 1e-9 ? [{ label: outcomes.length > 0 ? 'Any other' : 'Success', chance: others }] : []),
  ];
  const most = Math.max(...rows.map(({ chance }) => chance));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{outcomes.length > 0 ? unit : 'Outcome'}</th>
          <th scope="col" colSpan={2}>
            Chance
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, chance }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{percent(chance)}</td>
            <td className={styles.cell} aria-hidden="true">
              <span className={styles.bar} style={{ inlineSize: `${(100 * chance) / most}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
