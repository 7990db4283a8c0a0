import { type Ref, useRef, useState } from 'react';
import { type EventCallback, GridLayout } from 'react-grid-layout';
import { absoluteStrategy } from 'react-grid-layout/core';
import { saveLayout } from '../../../core/character/layouts.ts';
import { useApplication } from '../../../state/use-application.ts';
import { SheetTile } from '../sheet-tile.tsx';
import { TILES } from '../tiles/index.tsx';
import { gridConfig } from './breakpoints.ts';
import { MoveBar } from './move-bar.tsx';
import { inReadingOrder, LEAST_COLUMNS, type Places, samePlaces } from './places.ts';
import styles from './sheet-grid.module.css';
import type { TileId } from './tile-id.ts';
import { type MoveWord, useMoving } from './use-moving.ts';
import { usePlaces } from './use-places.ts';
import { useTouchPassesBy } from './use-touch-passes-by.ts';

const DRAGGING = { handle: '[data-tile-handle]', cancel: 'a', threshold: 4 };

const RESIZING = {
  handleComponent: (_axis: string, ref: Ref<HTMLElement>) => (
    <span ref={ref} className={styles.corner} data-tile-corner />
  ),
};

/** The twelve tiles on their grid. Each breakpoint has its own places, which the sheet keeps once they are changed. */
export function SheetGrid() {
  const { loaded } = useApplication();
  const frame = useRef<HTMLDivElement>(null);
  const [isDragging, setDragging] = useState(false);
  const { room, breakpoint, places, measure, isSettled } = usePlaces(frame);
  useTouchPassesBy(frame);

  const save = (next: Places, word: MoveWord, tile: TileId, change: typeof loaded.change) => {
    if (samePlaces(next, places)) return;
    change(`${word} ${TILES[tile].title}`, (sheet) => saveLayout(sheet, breakpoint, next));
  };
  const dropped =
    (word: MoveWord): EventCallback =>
    (layout, _before, tile) => {
      setDragging(false);
      if (tile !== null) save(layout, word, tile.i as TileId, loaded.change);
    };
  const moving = useMoving({
    frame,
    places,
    breakpoint,
    // Steps that follow each other are one change, as in typing.
    save: (next, word, tile) => save(next, word, tile, loaded.type),
  });

  return (
    <div>
      <div
        ref={frame}
        className={styles.frame}
        data-settled={isSettled || undefined}
        data-shifting={isDragging || moving.tile !== undefined || undefined}
      >
        {room ? (
          <GridLayout
            className={styles.grid ?? ''}
            width={room.width}
            layout={places.map((place) => ({ ...place, minW: LEAST_COLUMNS[breakpoint] }))}
            gridConfig={gridConfig(breakpoint)}
            dragConfig={DRAGGING}
            resizeConfig={RESIZING}
            positionStrategy={absoluteStrategy}
            onLayoutChange={measure}
            onDragStart={() => setDragging(true)}
            onResizeStart={() => setDragging(true)}
            onDragStop={dropped('Move')}
            onResizeStop={dropped('Resize')}
          >
            {inReadingOrder(places).map(({ i }) => (
              <div key={i} data-tile={i} data-moving={moving.tile === i || undefined} className={styles.tile}>
                <SheetTile
                  tile={i as TileId}
                  isMoving={moving.tile === i}
                  onMove={() => (moving.tile === i ? moving.stop() : moving.start(i as TileId))}
                />
              </div>
            ))}
          </GridLayout>
        ) : null}
      </div>
      {/* react-draggable would put a style of its own into the page, which the policy forbids, unless it finds this. */}
      <span id="react-draggable-style-el" hidden />
      <p className="visually-hidden" role="status">
        {moving.announcement}
      </p>
      {moving.tile ? (
        <MoveBar
          title={TILES[moving.tile].title}
          onMove={(direction) => moving.step('Move', direction)}
          onResize={(direction) => moving.step('Resize', direction)}
          onDone={moving.stop}
        />
      ) : null}
    </div>
  );
}
