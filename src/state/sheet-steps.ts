import { BREAKPOINTS, type Breakpoint } from '../core/character/sheet/sheet.ts';
import { normaliseName } from '../core/lib/normalise-name.ts';
import { whenIdle } from '../platform/when-idle.ts';
import type { Remembered } from '../storage/api.ts';

const NAME = 'sheetSteps';

/** More characters than anyone plays at once. */
const MAX_CHARACTERS = 20;

const LATEST_WRITE_MS = 1000;

/** A character's key, and the steps of each tile where its sheet was shown last. */
type Entry = readonly [key: string, breakpoint: Breakpoint, steps: Readonly<Record<string, unknown>>];

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [key, breakpoint, steps] = value;
  const isKnown = typeof key === 'string' && BREAKPOINTS.some((each) => each === breakpoint);
  return isKnown && typeof steps === 'object' && steps !== null;
}

function readAll(remembered: Remembered): readonly Entry[] {
  const stored = remembered.read(NAME);
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

/** The height in grid steps that each tile of a character needed where its sheet was shown last. */
export const sheetSteps = {
  /** Empty except at the breakpoint of that time. */
  read(remembered: Remembered, character: string): ReadonlyMap<Breakpoint, ReadonlyMap<string, number>> {
    const entry = readAll(remembered).find(([key]) => key === normaliseName(character));
    if (entry === undefined) return new Map();
    const steps = Object.entries(entry[2]).flatMap(([tile, count]) =>
      Number.isInteger(count) && Number(count) > 0 ? [[tile, Number(count)] as const] : [],
    );
    return new Map([[entry[1], new Map(steps)]]);
  },

  /** Writes once the browser is idle; returns what calls it off. */
  writeWhenIdle(
    remembered: Remembered,
    character: string,
    breakpoint: Breakpoint,
    steps: ReadonlyMap<string, number>,
  ): () => void {
    return whenIdle(() => {
      const key = normaliseName(character);
      const others = readAll(remembered).filter(([other]) => other !== key);
      remembered.write(
        NAME,
        [[key, breakpoint, Object.fromEntries(steps)], ...others].slice(0, MAX_CHARACTERS),
      );
    }, LATEST_WRITE_MS);
  },
};
