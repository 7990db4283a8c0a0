import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Breakpoint } from '../../../core/character/sheet/sheet.ts';
import { type LiveMessage, NO_MESSAGE, nextMessage } from '../../../state/live-message.ts';
import { TILES } from '../tiles/index.tsx';
import { GRID } from './breakpoints.ts';
import { type Direction, moved, resized, type TilePlaces } from './places.ts';
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
  /** Stands where the tile that moves will stand, while the tile itself is still on its way. */
  readonly goal: RefObject<HTMLElement | null>;
  readonly places: TilePlaces;
  readonly breakpoint: Breakpoint;
  /** False where they could not be saved, which was said. */
  save(places: TilePlaces, word: MoveWord, tile: TileId): boolean;
}

/** Moving and resizing a tile step by step, by keys or buttons, with what to announce of it. */
export function useMoving({ frame, goal, places, breakpoint, save }: MovingOptions) {
  const [tile, setTile] = useState<TileId>();
  const [message, setMessage] = useState<LiveMessage>(NO_MESSAGE);
  const announce = (text: string) => setMessage((before) => nextMessage(before, text));

  // What moves stays in sight.
  useEffect(() => {
    if (message !== NO_MESSAGE && tile !== undefined) goal.current?.scrollIntoView({ block: 'nearest' });
  }, [message, goal, tile]);

  const start = (chosen: TileId) => {
    setTile(chosen);
    announce(`${whereabouts(places, chosen, breakpoint)} Arrow keys move it, Shift resizes it.`);
  };

  const stop = () => {
    if (tile === undefined) return;
    setTile(undefined);
    announce(`${TILES[tile].title} stays here.`);
    const grip = frame.current?.querySelector<HTMLElement>(`[data-tile="${tile}"] [aria-pressed]`);
    grip?.focus({ preventScroll: true });
    goal.current?.scrollIntoView({ block: 'nearest' });
  };

  const step = (word: MoveWord, direction: Direction) => {
    if (tile === undefined) return;
    const next = (word === 'Move' ? moved : resized)(places, tile, direction, breakpoint);
    const where = whereabouts(next, tile, breakpoint);
    if (next === places) announce(`${where} It goes no further.`);
    else if (save(next, word, tile)) announce(where);
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    if (target.closest('input, textarea, select')) return;
    // These are the browser's: Alt with an arrow goes back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
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

  return { tile, message, start, stop, step };
}

function whereabouts(places: TilePlaces, tile: TileId, breakpoint: Breakpoint): string {
  const place = places.find(({ i }) => i === tile);
  if (place === undefined) return '';
  const { x, y, w, h } = place;
  const { columns } = GRID[breakpoint];
  return `${TILES[tile].title}: column ${x + 1} of ${columns}, row ${y + 1}, ${w} wide, ${h} high.`;
}
