import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Breakpoint } from '../../../core/character/sheet.ts';
import { TILES } from '../tiles/index.tsx';
import { GRID } from './breakpoints.ts';
import { type Direction, moved, type Places, resized } from './places.ts';
import type { TileId } from './tile-id.ts';

export type MoveWord = 'Move' | 'Resize';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

interface MovingOptions {
  readonly frame: RefObject<HTMLElement | null>;
  readonly places: Places;
  readonly breakpoint: Breakpoint;
  save(places: Places, word: MoveWord, tile: TileId): void;
}

/** Moving and resizing a tile step by step, by keys or buttons, with what to announce of it. */
export function useMoving({ frame, places, breakpoint, save }: MovingOptions) {
  const [tile, setTile] = useState<TileId>();
  const [announcement, setAnnouncement] = useState('');

  // What moves stays in sight.
  useEffect(() => {
    if (announcement === '' || tile === undefined) return;
    frame.current?.querySelector(`[data-tile="${tile}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [announcement, frame, tile]);

  const start = (chosen: TileId) => {
    setTile(chosen);
    setAnnouncement(`${whereabouts(places, chosen, breakpoint)} Arrow keys move it, Shift resizes it.`);
  };

  const stop = () => {
    if (tile === undefined) return;
    setTile(undefined);
    setAnnouncement(`${TILES[tile].title} stays here.`);
    const grip = frame.current?.querySelector<HTMLElement>(`[data-tile="${tile}"] [aria-pressed]`);
    grip?.focus({ preventScroll: true });
  };

  const step = (word: MoveWord, direction: Direction) => {
    if (tile === undefined) return;
    const next = (word === 'Move' ? moved : resized)(places, tile, direction, breakpoint);
    const edge = next === places ? ' It goes no further.' : '';
    setAnnouncement(`${whereabouts(next, tile, breakpoint)}${edge}`);
    save(next, word, tile);
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    if (target.closest('input, textarea, select')) return;
    const direction = KEYS[event.key];
    if (direction !== undefined) step(event.shiftKey ? 'Resize' : 'Move', direction);
    else if (event.key === 'Escape' || (event.key === 'Enter' && !target.closest('button'))) stop();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (tile === undefined) return;
    const pressed = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [tile]);

  return { tile, announcement, start, stop, step };
}

function whereabouts(places: Places, tile: TileId, breakpoint: Breakpoint): string {
  const place = places.find(({ i }) => i === tile);
  if (place === undefined) return '';
  const { x, y, w, h } = place;
  const { columns } = GRID[breakpoint];
  return `${TILES[tile].title}: column ${x + 1} of ${columns}, row ${y + 1}, ${w} wide, ${h} high.`;
}
