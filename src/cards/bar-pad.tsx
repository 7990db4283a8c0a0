import type { ReactNode } from 'react';
import { BAR_TABLE, type Bar } from '../core/rules/bars.ts';
import type { HitKind } from '../ui/pad/loss.ts';
import { PadButton } from '../ui/pad/pad-button.tsx';
import { HIT_WORDS } from './hit-kinds.ts';
import { isHatched } from './resource-tone.ts';
import { useWords } from './terms/use-words.ts';

interface BarPadProps {
  bar: Bar;
  value: number;
  max: number;
  /** From `hitKindsOf`. */
  kinds: readonly HitKind[];
  onChange: (value: number) => void;
  /** As in `PadButton`. */
  children?: ReactNode;
}

/** `Change {bar}`: opens the pad of a bar, with the soak of the character where hits take from the bar. */
export function BarPad({ bar, kinds, ...rest }: BarPadProps) {
  const { tone } = BAR_TABLE[bar];
  const name = useWords()(bar);
  return (
    <PadButton
      {...rest}
      label={name}
      tone={tone}
      hatched={isHatched(bar)}
      kinds={kinds}
      words={kinds.length > 0 ? HIT_WORDS : undefined}
    />
  );
}
