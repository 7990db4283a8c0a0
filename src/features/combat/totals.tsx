import { type ReactNode, useRef } from 'react';
import { appliedByHand } from '../../cards/applied-by-hand.ts';
import { ResourceMark } from '../../cards/resource-mark.tsx';
import type { Character } from '../../core/character/character.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { useResource } from '../../state/characters/use-resource.ts';
import { ARROW_KEYS_HINT, useRovingFocus } from '../../ui/layout/use-roving-focus.ts';
import { Explain } from '../../ui/overlays/explain.tsx';
import { PadButton } from '../../ui/pad/pad-button.tsx';
import styles from './totals.module.css';

/**
 * Boost points and soak, and the other totals that players apply by hand, where they are not 0. They are one
 * tab stop.
 * Rule: docs/rules/combat.md#combat-page.
 */
export function Totals({ character }: { character: Character }) {
  const section = useRef<HTMLElement>(null);
  useRovingFocus(section);
  const { sheet, soak } = character;
  const points = wordFor(character.gameData, 'BOOST_POINTS');
  const change = useResource('boostPoints', points);
  return (
    <section
      ref={section}
      className={styles.totals}
      aria-label="Resources"
      aria-description={ARROW_KEYS_HINT}
      data-roving
    >
      <Total
        tone="accent"
        label={
          <>
            <ResourceMark resource="BOOST_POINTS" /> {points}
          </>
        }
      >
        <PadButton label={points} value={sheet.boostPoints} tone="accent" onChange={change}>
          {sheet.boostPoints}
        </PadButton>
      </Total>
      {soak.map(({ type, name, sum }) => (
        <Total
          key={type}
          label={
            <span>
              <bdi>{name}</bdi> Soak
            </span>
          }
        >
          <Explain label={`${name} Soak`} total={sum.total} parts={sum.parts} />
        </Total>
      ))}
      {appliedByHand(character).map(({ label, sum }) => (
        <Total key={label} label={label}>
          <Explain label={label} total={sum.total} parts={sum.parts} />
        </Total>
      ))}
    </section>
  );
}

interface TotalProps {
  label: ReactNode;
  tone?: 'accent';
  children: ReactNode;
}

function Total({ label, tone, children }: TotalProps) {
  return (
    <div className={styles.total} data-tone={tone}>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{children}</p>
    </div>
  );
}
