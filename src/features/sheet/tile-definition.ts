import type { ReactNode } from 'react';
import type { Breakpoint, Sheet } from '../../core/character/sheet/sheet.ts';
import type { Labelled } from '../../core/play/parts/labels.ts';
import type { Tone } from '../../ui/brand/tone.ts';
import type { DefaultPlaces } from './grid/plans.ts';

/** A link from a tile to the screen that edits its content. */
interface TileLink {
  readonly label: string;
  readonly icon: ReactNode;
  to(name: string): string;
}

/** One tile of the sheet. */
export interface TileDefinition {
  /** The name of the tile in saved layouts. It never changes. */
  readonly id: string;
  /** In the usual words. */
  readonly title: string;
  /** What the packs may call by another word; then that is the title. */
  readonly labelled?: Labelled;
  readonly tone?: Tone | undefined;
  /** A figure is centred in its tile, and small on paper. */
  readonly isFigure?: boolean;
  /** A low title bar, for a tile of one row. */
  readonly isDense?: boolean;
  /**
   * How the tile takes spare rows of its lane: `first` takes all of them, `shared` shares them with the
   * lane's other lists, `last` takes them in a lane without a list.
   */
  readonly growth?: 'first' | 'shared' | 'last';
  readonly places: DefaultPlaces;
  /** Whether it holds so much that by default it takes the whole width, above the section of its place. */
  spans?(sheet: Sheet, breakpoint: Breakpoint): boolean;
  /** At the end of the title. */
  readonly aside?: ReactNode;
  readonly links?: readonly TileLink[];
  readonly content: ReactNode;
}
