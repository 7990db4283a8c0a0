import { CircleCheck, CircleX } from 'lucide-react';
import type { HitResult } from '../../core/play/rules/resolve-hit.ts';
import { Explain } from '../../ui/overlays/explain.tsx';
import { Term } from '../terms/term.tsx';
import { useWords } from '../terms/use-words.ts';
import styles from './hit-verdict.module.css';

const ATTACK = { good: 'Hits', bad: 'Misses' };
const CHECK = { good: 'Succeeds', bad: 'Fails' };

/** `Hits by 2`, `Misses by 1`, `Succeeds`. */
function verdict({ kind, isHit, extra }: HitResult): string {
  const { good, bad } = kind === 'DAMAGE' || kind === 'HINDRANCE' ? ATTACK : CHECK;
  const word = isHit ? good : bad;
  return extra === 0 ? word : `${word} by ${Math.abs(extra)}`;
}

/**
 * What a roll does to its target: whether it hits and by how much, the damage or healing with its sources,
 * and the status effect with its level. Announced when it changes.
 * Rule: docs/rules/play.md#the-result.
 */
export function HitVerdict({ result }: { result: HitResult }) {
  const { kind, isHit, difficulty, change, effect } = result;
  const Icon = isHit ? CircleCheck : CircleX;
  return (
    <div className={styles.verdict} data-hit={isHit} role="status">
      <p className={styles.hit}>
        <Icon aria-hidden="true" /> <b>{verdict(result)}</b>{' '}
        <span className={styles.against}>
          against difficulty{' '}
          <Explain label="Difficulty met" total={difficulty.total} parts={difficulty.parts} />
        </span>
      </p>
      {change === undefined && effect === undefined ? null : (
        <p className={styles.does}>
          {change ? <ChangeText kind={kind} change={change} /> : null}
          {effect ? <EffectText effect={effect} /> : null}
        </p>
      )}
    </div>
  );
}

interface ChangeTextProps {
  kind: HitResult['kind'];
  change: NonNullable<HitResult['change']>;
}

function ChangeText({ kind, change: { resource, amount } }: ChangeTextProps) {
  const word = useWords();
  const what = kind === 'HEALING' ? 'Healing' : 'Damage';
  return (
    <span className={styles.change} data-kind={kind}>
      <b className={styles.amount}>
        <Explain label={what} total={amount.total} parts={amount.parts} />
      </b>{' '}
      {what.toLowerCase()}
      {resource === 'HEALTH' ? null : ` to ${word(resource)}`}
    </span>
  );
}

function EffectText({ effect: { name, level, isProof } }: { effect: NonNullable<HitResult['effect']> }) {
  const term = <Term kind="statusEffect" name={name} level={level.total} />;
  return (
    <span className={styles.effect}>
      {isProof ? (
        <>Immune to {term}</>
      ) : (
        <>
          {term} <Explain label={`Level of ${name}`} total={level.total} parts={level.parts} />
        </>
      )}
    </span>
  );
}
