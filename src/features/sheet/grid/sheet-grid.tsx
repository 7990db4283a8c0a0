import { type CSSProperties, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { type EventCallback, GridLayout } from 'react-grid-layout';
import {
  calcGridItemPosition,
  defaultConstraints,
  type LayoutConstraint,
  transformStrategy,
} from 'react-grid-layout/core';
import { saveLayout } from '../../../core/character/layouts.ts';
import type { TilePlace } from '../../../core/character/sheet/sheet.ts';
import { useGame } from '../../../state/use-game.ts';
import { useTyping } from '../../../state/use-typing.ts';
import { Announcement } from '../../../ui/feedback/announcement.tsx';
import { SheetTile } from '../sheet-tile.tsx';
import { tileOf } from '../tiles/index.tsx';
import { useTileTitle } from '../use-tile-title.ts';
import { gridConfig, STEPS_PER_ROW } from './breakpoints.ts';
import { MoveBar } from './move-bar.tsx';
import { areRows, inReadingOrder, inRows, MIN_COLUMNS, samePlaces, type TilePlaces } from './places.ts';
import styles from './sheet-grid.module.css';
import type { GridWidth } from './use-grid-width.ts';
import { type MoveWord, useMoving } from './use-moving.ts';
import { usePlaces } from './use-places.ts';
import { useTouchScrollGuard } from './use-touch-scroll-guard.ts';

const DRAGGING = { handle: '[data-tile-handle]', cancel: 'a', threshold: 4 };

const RESIZING = {
  handleComponent: (_axis: string, ref: Ref<HTMLElement>) => (
    <span ref={ref} className={styles.corner} data-tile-corner />
  ),
};

const toRows = (steps: number) => Math.round(steps / STEPS_PER_ROW) * STEPS_PER_ROW;

/** Tiles that are in whole rows stay in them while one is dragged. Others go into rows when it is dropped. */
const WHOLE_ROWS: LayoutConstraint[] = [
  ...defaultConstraints,
  {
    name: 'whole rows',
    constrainPosition: (_tile, x, y) => ({ x, y: toRows(y) }),
    constrainSize: (_tile, w, h) => ({ w, h: toRows(h) }),
  },
];

/** The tiles on their grid. The sheet stores changed places for each breakpoint. */
export function SheetGrid({ isArranging }: { isArranging: boolean }) {
  const { loaded } = useGame();
  const titleOf = useTileTitle();
  const frame = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useDrag(frame);
  const { gridWidth, breakpoint, places, measure, isSettled } = usePlaces(frame);
  useTouchScrollGuard(frame);

  const typing = useTyping();
  /** Counts the drops that were not saved. The grid has moved the tile by then and must start again. */
  const [refusals, setRefusals] = useState(0);
  const goal = useRef<HTMLSpanElement>(null);
  /** True while the press that ends a drag is released: that release is also a click on `Move or resize`. */
  const isReleasing = useRef(false);

  const save = (next: TilePlaces, word: MoveWord, tile: string, change: typeof loaded.change) =>
    change(`${word} ${titleOf(tile)}`, (sheet) => saveLayout(sheet, breakpoint, next));
  const dropped =
    (word: MoveWord): EventCallback =>
    (layout, _before, tile) => {
      setDrag('settling');
      isReleasing.current = true;
      setTimeout(() => {
        isReleasing.current = false;
      });
      if (tile === null || samePlaces(layout, places)) return;
      if (!save(inRows(layout, breakpoint), word, tile.i, loaded.change)) setRefusals((before) => before + 1);
    };
  const moving = useMoving({
    frame,
    goal,
    places,
    breakpoint,
    titleOf,
    // Consecutive steps are one change, as in typing.
    save: (next, word, tile) => save(next, word, tile, typing.type),
  });
  const movingPlace = places.find(({ i }) => i === moving.tile);

  return (
    <div>
      <div
        ref={frame}
        className={styles.frame}
        data-settled={isSettled || undefined}
        data-shifting={drag !== undefined || moving.tile !== undefined || undefined}
      >
        {gridWidth ? (
          <GridLayout
            key={refusals}
            className={styles.grid ?? ''}
            width={gridWidth.width}
            layout={places.map((place) => ({
              ...place,
              minW: MIN_COLUMNS[breakpoint],
              minH: STEPS_PER_ROW,
            }))}
            constraints={areRows(places) ? WHOLE_ROWS : defaultConstraints}
            gridConfig={gridConfig(breakpoint)}
            dragConfig={DRAGGING}
            resizeConfig={RESIZING}
            positionStrategy={transformStrategy}
            onLayoutChange={measure}
            onDragStart={() => setDrag('dragging')}
            onResizeStart={() => setDrag('dragging')}
            onDragStop={dropped('Move')}
            onResizeStop={dropped('Resize')}
          >
            {inReadingOrder(places).map(({ i }) => (
              <div
                key={i}
                className={styles.tile}
                data-tile={i}
                data-figure={tileOf(i).isFigure}
                data-moving={moving.tile === i || undefined}
              >
                <SheetTile
                  tile={i}
                  isArranging={isArranging}
                  isMoving={moving.tile === i}
                  onMove={() => {
                    if (isReleasing.current) return;
                    typing.endVisit();
                    if (moving.tile === i) moving.stop();
                    else moving.start(i);
                  }}
                />
              </div>
            ))}
          </GridLayout>
        ) : null}
        {gridWidth && movingPlace ? (
          <span
            ref={goal}
            className={styles.goal}
            style={goalStyle(movingPlace, gridWidth)}
            aria-hidden="true"
          />
        ) : null}
      </div>
      {/* Without this element react-draggable adds a style element, which the policy forbids. */}
      <span id="react-draggable-style-el" hidden />
      <Announcement message={moving.message} />
      {moving.tile ? (
        <MoveBar
          title={titleOf(moving.tile)}
          onMove={(direction) => moving.step('Move', direction)}
          onResize={(direction) => moving.step('Resize', direction)}
          onDone={moving.stop}
        />
      ) : null}
    </div>
  );
}

/** A tile in the hand, or on its way from there to its place. */
type Drag = 'dragging' | 'settling' | undefined;

/** Ends the settling of a dropped tile when nothing in the frame moves any more. */
function useDrag(frame: RefObject<HTMLElement | null>) {
  const [drag, setDrag] = useState<Drag>();
  useEffect(() => {
    if (drag !== 'settling') return;
    let isCurrent = true;
    const moves = frame.current?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? [];
    void Promise.allSettled(moves).then(() => isCurrent && setDrag(undefined));
    return () => {
      isCurrent = false;
    };
  }, [drag, frame]);
  return [drag, setDrag] as const;
}

/** The tile's vertical position and height in the grid. */
function goalStyle({ x, y, w, h }: TilePlace, { breakpoint, width }: GridWidth): CSSProperties {
  const grid = { ...gridConfig(breakpoint), containerWidth: width };
  const { top, height } = calcGridItemPosition(grid, x, y, w, h);
  return { top, height };
}
