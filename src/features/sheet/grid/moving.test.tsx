import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { openSheet, tileTitled } from '../../../testing/open-sheet.tsx';

const moveButton = (name: string) => tileTitled(name).getByRole('button', { name: 'Move or resize' });
const announcement = () => page.getByRole('status').filter({ hasText: /^(Health|Energy)[: ]/ });

describe('a moving tile', () => {
  it('records each visit to Move or resize as a separate undo step', async () => {
    const { sheet, loaded } = await openSheet();
    await moveButton('Health').click();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    const layouts = sheet().layouts;
    await moveButton('Health').click();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await loaded.undo();
    expect(sheet().layouts).toEqual(layouts);
    await loaded.undo();
    expect(sheet().layouts.size).toBe(0);
  });

  it('announces each failed step at the edge again', async () => {
    await openSheet();
    await moveButton('Health').click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(announcement()).toHaveTextContent('It cannot go further.');
    const first = announcement().element().firstElementChild;
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => first?.isConnected).toBe(false);
    await expect.element(announcement()).toHaveTextContent('It cannot go further.');
  });

  it('ignores keys with modifiers of the browser', async () => {
    const { loaded } = await openSheet();
    await moveButton('Health').click();
    for (const modifier of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
      const options = { key: 'ArrowRight', bubbles: true, cancelable: true, ...modifier };
      expect(document.body.dispatchEvent(new KeyboardEvent('keydown', options))).toBe(true);
    }
    expect(loaded.store.getState().undoable).toEqual([]);
  });

  it('settles when it is dropped, and the tiles rest afterwards', async () => {
    await openSheet();
    const tile = tileTitled('Health').element().closest('[data-tile]');
    const frame = tile?.closest('[data-settled]');
    const moves: string[] = [];
    tile?.addEventListener('transitionrun', (event) => {
      if (event.target === tile && event instanceof TransitionEvent) moves.push(event.propertyName);
    });
    const heading = (name: string) => tileTitled(name).getByRole('heading', { name });
    const targetPosition = { x: 40, y: 5 };
    await userEvent.dragAndDrop(heading('Health'), heading('Energy'), { targetPosition });
    await expect.poll(() => moves).toContain('transform');
    expect(new Set(moves)).toEqual(new Set(['transform']));
    await expect.poll(() => frame?.hasAttribute('data-shifting')).toBe(false);
  });

  it('does not move while another tab has the character, and announces no move', async () => {
    const { loaded } = await openSheet();
    loaded.store.setState({ isElsewhere: true });
    await moveButton('Health').click();
    await expect.element(announcement()).toHaveTextContent('Health: column 1 of ');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('Aria is open in another tab.')).toBeVisible();
    await expect.element(announcement()).toHaveTextContent('Health: column 1 of ');
    await page.getByRole('button', { name: 'Done' }).click();

    const left = (name: string) => tileTitled(name).element().getBoundingClientRect().left;
    const places = ['Health', 'Energy'].map(left);
    const heading = (name: string) => tileTitled(name).getByRole('heading', { name });
    await userEvent.dragAndDrop(heading('Health'), heading('Energy'));
    await expect.poll(() => ['Health', 'Energy'].map(left)).toEqual(places);
    // Once the character may be edited, the same drop moves the tile.
    loaded.store.setState({ isElsewhere: false });
    await userEvent.dragAndDrop(heading('Health'), heading('Energy'));
    await expect.poll(() => left('Health')).not.toBe(places[0]);
  });
});
