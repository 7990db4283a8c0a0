import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { valueAt } from '../../../core/game-data/editing/json-edit.ts';
import { templatePack } from '../../../core/game-data/editing/new-pack.ts';
import { HOSTILE_PACK } from '../../../testing/hostile-pack.ts';
import { openEntry } from '../../../testing/open-entry.tsx';

const PACK = templatePack('Kitchen');

/** What of the form is wider than the page. */
const overflowing = () =>
  [...document.querySelectorAll('[aria-label^="Form of"] *')]
    .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth)
    .map((each) => each.outerHTML.slice(0, 160));

describe('the form of a hostile entry', () => {
  it.each(['actions', 'maneuvers', 'items', 'skills', 'statusEffects', 'talents', 'damageInfo'])(
    'shows %s as text, changes nothing, and fits a phone',
    async (list) => {
      await page.viewport(390, 844);
      const { screen, json } = await openEntry({ pack: HOSTILE_PACK, list });
      await expect.element(screen.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
      await expect.element(screen.getByRole('status').first()).toHaveTextContent(/finding|No problems/);
      expect(json()).toEqual(JSON.parse(JSON.stringify(HOSTILE_PACK)));
      expect((globalThis as { hacked?: unknown }).hacked).toBeUndefined();
      expect(overflowing()).toEqual([]);
    },
  );

  it('takes a text of 100,000 characters, numbers at the end of their range, and names that stand twice', async () => {
    const [first] = PACK.items as readonly object[];
    const items = [{ ...first, cost: 1e308 }, first];
    const { screen, json } = await openEntry({ pack: { ...PACK, items }, list: 'items' });
    const text = 'long '.repeat(20_000);
    await screen.getByRole('textbox', { name: 'Description' }).fill(text);
    expect(valueAt(json(), ['items', 0, 'description'])).toBe(text);
    await expect.element(screen.getByText('There is no card yet.')).toBeVisible();
    await expect.element(screen.getByText(/This text has 100,000 characters/)).toBeVisible();
    const cost = screen.getByRole('textbox', { name: 'Cost' });
    await expect.element(cost).toHaveValue('1e+308');
    await cost.fill('1e999');
    await expect.element(screen.getByText('Not changed. Type a number such as 7 or 1.5.')).toBeVisible();
    expect(valueAt(json(), ['items', 0, 'cost'])).toBe(1e308);
  });

  it('keeps a number that no number can hold as text', async () => {
    const pack = JSON.stringify(PACK).replace('"cost":20', '"cost":1e999');
    const { screen, json } = await openEntry({ pack, list: 'items' });
    const cost = screen.getByRole('textbox', { name: 'Cost' });
    await expect.element(cost).toHaveValue('1e999');
    await cost.fill('7');
    expect(valueAt(json(), ['items', 0, 'cost'])).toBe(7);
  });
});
