import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type EventCallback, GridLayout } from 'react-grid-layout';
import { absoluteStrategy } from 'react-grid-layout/core';
import { saveLayout } from '../../../core/character/layouts.ts';
import { BREAKPOINTS, type Breakpoint } from '../../../core/character/sheet.ts';
import { useApplication } from '../../../state/use-application.ts';
import { SheetTile } from '../sheet-tile.tsx';
import { TILES } from '../tiles/index.tsx';
import { useSheet } from '../use-sheet.ts';
import { GRID, MARGIN, ROW_HEIGHT } from './breakpoints.ts';
import { defaultPlaces } from './default-places.ts';
import { MoveBar } from './move-bar.tsx';
import {
  type Direction,
  inReadingOrder,
  LEAST_COLUMNS,
  moved,
  type Places,
  placesFrom,
  resized,
  samePlaces,
} from './places.ts';
import styles from './sheet-grid.module.css';
import type { TileId } from './tile-id.ts';
import { useNeededRows } from './use-needed-rows.ts';
import { useRoom } from './use-room.ts';

/** react-grid-layout compares its configuration by identity. */
const CONFIGURATION = new Map(
  BREAKPOINTS.map((breakpoint) => [
    breakpoint,
    {
      cols: GRID[breakpoint].columns,
      rowHeight: ROW_HEIGHT,
      margin: [MARGIN, MARGIN],
      containerPadding: [0, 0],
      maxRows: Number.POSITIVE_INFINITY,
    } as const,
  ]),
);

const DRAGGING = { handle: '[data-tile-handle]', cancel: 'a', threshold: 4 };

const RESIZING = {
  handleComponent: (_axis: string, ref: React.Ref<HTMLElement>) => (
    <span ref={ref} className={styles.corner} data-tile-corner />
  ),
};

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The twelve tiles on their grid. Each breakpoint has its own places, which the sheet keeps once they are changed. */
export function SheetGrid() {
  const { loaded } = useApplication();
  const layouts = useSheet(({ sheet }) => sheet.layouts);
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const rowsOf = useNeededRows(frame, room !== undefined);
  const [moving, setMoving] = useState<TileId>();
  const [announcement, setAnnouncement] = useState('');
  useTouchPassesBy(frame);

  const breakpoint = room?.breakpoint ?? 'xxs';
  const saved = layouts.get(breakpoint);
  const places = placesFrom(saved, defaultPlaces(breakpoint, rowsOf), breakpoint);

  const save = (next: Places, word: 'Move' | 'Resize', tile: TileId, isStep: boolean) => {
    if (samePlaces(next, places)) return;
    const { title } = TILES[tile];
    const transition = (sheet: Parameters<typeof saveLayout>[0]) => saveLayout(sheet, breakpoint, next);
    if (isStep) loaded.type(`${word} ${title}`, transition);
    else loaded.change(`${word} ${title}`, transition);
  };

  const dropped =
    (word: 'Move' | 'Resize'): EventCallback =>
    (layout, _before, tile) => {
      if (tile !== null) save(layout, word, tile.i as TileId, false);
    };

  const step = (word: 'Move' | 'Resize', direction: Direction) => {
    if (moving === undefined) return;
    const change = word === 'Move' ? moved : resized;
    const next = change(places, moving, direction, breakpoint);
    save(next, word, moving, true);
    setAnnouncement(whereabouts(next, moving, breakpoint, next === places));
  };

  // What moves stays in sight.
  useEffect(() => {
    if (announcement === '' || moving === undefined) return;
    frame.current?.querySelector(`[data-tile="${moving}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [announcement, moving]);

  const start = (tile: TileId) => {
    setMoving(tile);
    setAnnouncement(
      `${whereabouts(places, tile, breakpoint, false)} Arrow keys move it, Shift with arrow keys resizes it.`,
    );
  };

  const stop = () => {
    if (moving === undefined) return;
    setMoving(undefined);
    setAnnouncement(`${TILES[moving].title} stays here.`);
    frame.current
      ?.querySelector<HTMLElement>(`[data-tile="${moving}"] [aria-pressed]`)
      ?.focus({ preventScroll: true });
  };

  const pressed = (event: KeyboardEvent) => {
    const { target } = event;
    if (moving === undefined || !(target instanceof Element) || target.closest('input, textarea, select'))
      return;
    const direction = KEYS[event.key];
    const isButton = target.closest('button') !== null;
    if (direction !== undefined) step(event.shiftKey ? 'Resize' : 'Move', direction);
    else if (event.key === 'Escape' || (event.key === 'Enter' && !isButton)) stop();
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the move bar, whose focus is inside
    <div onKeyDown={pressed}>
      <div ref={frame} className={styles.frame}>
        {room ? (
          <GridLayout
            className={styles.grid ?? ''}
            width={room.width}
            layout={places.map((place) => ({ ...place, minW: LEAST_COLUMNS[breakpoint] }))}
            gridConfig={CONFIGURATION.get(breakpoint) ?? {}}
            dragConfig={DRAGGING}
            resizeConfig={RESIZING}
            positionStrategy={absoluteStrategy}
            onDragStop={dropped('Move')}
            onResizeStop={dropped('Resize')}
          >
            {inReadingOrder(places).map(({ i }) => (
              <div key={i} data-tile={i} data-moving={moving === i || undefined} className={styles.tile}>
                <SheetTile
                  tile={i as TileId}
                  isMoving={moving === i}
                  onMove={() => (moving === i ? stop() : start(i as TileId))}
                />
              </div>
            ))}
          </GridLayout>
        ) : null}
      </div>
      {/* react-draggable would put a style of its own into the page, which the policy forbids, unless it finds this. */}
      <span id="react-draggable-style-el" hidden />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {moving ? (
        <MoveBar
          title={TILES[moving].title}
          onMove={(direction) => step('Move', direction)}
          onResize={(direction) => step('Resize', direction)}
          onDone={stop}
        />
      ) : null}
    </div>
  );
}

function whereabouts(places: Places, tile: TileId, breakpoint: Breakpoint, isAtEnd: boolean): string {
  const place = places.find(({ i }) => i === tile);
  if (place === undefined) return '';
  const { x, y, w, h } = place;
  const edge = isAtEnd ? ' It goes no further.' : '';
  return `${TILES[tile].title}: column ${x + 1} of ${GRID[breakpoint].columns}, row ${y + 1}, ${w} wide, ${h} high.${edge}`;
}

/** A finger scrolls and taps; it drags a tile only after `Move or resize` was chosen on it. */
function useTouchPassesBy(frame: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    const touched = (event: TouchEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const isMoving = target?.closest('[data-moving]') !== null;
      if (!isMoving && target?.closest('[data-tile-handle], [data-tile-corner]')) event.stopPropagation();
    };
    element?.addEventListener('touchstart', touched, { capture: true, passive: true });
    return () => element?.removeEventListener('touchstart', touched, { capture: true });
  }, [frame]);
}
