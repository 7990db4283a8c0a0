import type { ReactNode } from 'react';
import type { Tone } from '../../ui/brand/tone.ts';
import type { DefaultPlaces } from './grid/plans.ts';

/** A link from a tile to the screen where more of it is changed. */
interface TileLink {
  readonly label: string;
  readonly icon: ReactNode;
  to(name: string): string;
}

/** One tile of the sheet. */
export interface TileDefinition {
  /** The name under which a sheet's layouts keep the tile's place: it never changes. */
  readonly id: string;
  readonly title: string;
  readonly tone?: Tone | undefined;
  /** A figure stands in the middle of its tile. */
  readonly isFigure?: boolean;
  /** Who takes the rows that a lane is shorter than the lanes beside it: the first kind alone, or all lists a share. */
  readonly growth?: 'first' | 'shared';
  readonly places: DefaultPlaces;
  readonly links?: readonly TileLink[];
  readonly content: ReactNode;
}
