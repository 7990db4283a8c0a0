import { CircleCheck, CircleX } from 'lucide-react';
import type { DamageTypeInfo } from '../../core/game-data/game-data.ts';
import type { HitResult } from '../../core/play/rules/resolve-hit.ts';
import type { DamageType } from '../../core/rules/vocabulary.ts';
import { Explain } from '../../ui/overlays/explain.tsx';
import { Term } from '../terms/term.tsx';
import { useTerms } from '../terms/terms-context.ts';
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

interface HitVerdictProps {
  result: HitResult;
  /** Of the action, for the damage that it does. */
  damageType?: DamageType;
}

/**
 * What a roll does to its target: whether it hits and by how much, the damage or healing with its sources,
 * and the status effect with its level. Announced when it changes.
 * Rule: docs/rules/play.md#the-result.
 */
export function HitVerdict({ result, damageType }: HitVerdictProps) {
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
          {change ? <ChangeText kind={kind} change={change} damageType={damageType} /> : null}
          {effect ? <EffectText effect={effect} /> : null}
        </p>
      )}
    </div>
  );
}

interface ChangeTextProps {
  kind: HitResult['kind'];
  change: NonNullable<HitResult['change']>;
  damageType: DamageType | undefined;
}

function ChangeText({ kind, change: { resource, amount }, damageType }: ChangeTextProps) {
  const word = useWords();
  const types: ReadonlyMap<string, DamageTypeInfo> | undefined = useTerms()?.gameData.damageTypes;
  const type = damageType === undefined ? undefined : types?.get(damageType);
  const what = kind === 'HEALING' ? 'Healing' : 'Damage';
  return (
    <span className={styles.change} data-kind={kind}>
      <b className={styles.amount}>
        <Explain label={what} total={amount.total} parts={amount.parts} />
      </b>{' '}
      {type ? <bdi>{type.name} </bdi> : null}
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
