import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Breakpoint } from '../../../core/character/sheet/sheet.ts';
import { NO_MESSAGE } from '../../../state/live-message.ts';
import { useLiveMessage } from '../../../state/use-live-message.ts';
import { GRID } from './breakpoints.ts';
import { type Direction, inRows, moved, resized, type TilePlaces } from './places.ts';

export type MoveWord = 'Move' | 'Resize';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

interface MovingOptions {
  readonly frame: RefObject<HTMLElement | null>;
  /** The element at the target position of the moving tile, which the tile reaches later. */
  readonly goal: RefObject<HTMLElement | null>;
  /** In steps. What is announced and saved is in rows. */
  readonly places: TilePlaces;
  readonly breakpoint: Breakpoint;
  titleOf(tile: string): string;
  /** False where the places could not be saved; the user has already been notified. */
  save(places: TilePlaces, word: MoveWord, tile: string): boolean;
}

/** Moves and resizes a tile step by step, by keys or buttons, and announces each step. */
export function useMoving({ frame, goal, places, breakpoint, titleOf, save }: MovingOptions) {
  const [tile, setTile] = useState<string>();
  const [message, announce] = useLiveMessage();

  // Keep the moving tile in view.
  useEffect(() => {
    if (message !== NO_MESSAGE && tile !== undefined) goal.current?.scrollIntoView({ block: 'nearest' });
  }, [message, goal, tile]);

  const whereabouts = (all: TilePlaces, id: string): string => {
    const place = all.find(({ i }) => i === id);
    if (place === undefined) return '';
    const { x, y, w, h } = place;
    const { columns } = GRID[breakpoint];
    return `${titleOf(id)}: column ${x + 1} of ${columns}, row ${y + 1}, ${w} wide, ${h} high.`;
  };

  const start = (chosen: string) => {
    setTile(chosen);
    announce(`${whereabouts(inRows(places, breakpoint), chosen)} Arrow keys move it, Shift resizes it.`);
  };

  const stop = () => {
    if (tile === undefined) return;
    setTile(undefined);
    announce(`${titleOf(tile)} stays here.`);
    const moveButton = frame.current?.querySelector<HTMLElement>(`[data-tile="${tile}"] [aria-pressed]`);
    moveButton?.focus({ preventScroll: true });
    goal.current?.scrollIntoView({ block: 'nearest' });
  };

  const step = (word: MoveWord, direction: Direction) => {
    if (tile === undefined) return;
    const before = inRows(places, breakpoint);
    const next = (word === 'Move' ? moved : resized)(before, tile, direction, breakpoint);
    const where = whereabouts(next, tile);
    if (next === before) announce(`${where} It cannot go further.`);
    else if (save(next, word, tile)) announce(where);
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || isReserved(event, target)) return;
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

/** Whether a key belongs to a field or to the browser, where Alt with an arrow goes back. */
function isReserved({ defaultPrevented, altKey, ctrlKey, metaKey }: KeyboardEvent, target: Element): boolean {
  const isShortcut = altKey || ctrlKey || metaKey;
  return defaultPrevented || isShortcut || target.closest('input, textarea, select') !== null;
}
