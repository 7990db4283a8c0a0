import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readStoredFoe } from '../../../core/foes/stored-foe.ts';
import type { Game } from '../../../state/game.ts';
import { aPackJson, aStatusEffect, CONSTANTS } from '../../../testing/packs.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const RAT = { name: 'Wreck Rat', maximumHealth: 3, maximumEnergy: 1, maximumAP: 2, dice: 2 };

/** Stores foes of the game master's, of which one cannot be read. */
async function storeFoes({ storage }: Game): Promise<void> {
  for (const json of [RAT, { name: 'Wreck Ghost', dice: 'many' }]) {
    const foe = readStoredFoe(json);
    if (foe.ok) await storage.foes.save(foe.value);
  }
}

it('an own foe is found by its name, and leads to the glossary of foes', async () => {
  const { screen } = await renderApp({
    url: '/settings',
    baseGameData: aPackJson({ name: 'Core', constants: CONSTANTS }),
    prepare: storeFoes,
  });
  await screen.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox', { name: 'Go to' }).fill('wreck');
  await expect.element(search.getByRole('option')).toHaveTextContent('Wreck RatOwn Foe');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Foes (1)' })).toBeVisible();
  await expect.element(screen.getByRole('article', { name: 'Wreck Rat' })).toBeVisible();
});

it('the number of results is said once for what was typed, with those found in texts', async () => {
  const statusEffects = [
    aStatusEffect('Salvaged', { description: 'Found in a hull.' }),
    aStatusEffect('Hull Rot', { description: 'Slow.' }),
  ];
  const { screen } = await renderApp({
    url: '/settings',
    baseGameData: aPackJson({ name: 'Core', constants: CONSTANTS, statusEffects }),
  });
  await screen.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  const status = search.getByRole('status');
  await expect.element(status).toHaveTextContent('results');
  const said: string[] = [];
  const watch = new MutationObserver(() => {
    const text = status.element().textContent;
    if (text !== '' && text !== said.at(-1)) said.push(text);
  });
  watch.observe(status.element(), { childList: true, subtree: true, characterData: true });
  await search.getByRole('combobox', { name: 'Go to' }).fill('hull');
  await expect.element(status).toHaveTextContent('2 results');
  watch.disconnect();
  expect(said).toEqual(['2 results']);
});

it('Enter before the texts are searched goes to the first result once there is one', async () => {
  const statusEffects = [aStatusEffect('Salvaged', { description: 'Found in a hull.' })];
  const { screen } = await renderApp({
    url: '/settings',
    baseGameData: aPackJson({ name: 'Core', constants: CONSTANTS, statusEffects }),
  });
  await screen.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Go to' });
  await expect.element(field).toBeVisible();
  // In one task, in which no text can be searched.
  const input = field.element();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'in a hull');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Status Effects (1)' })).toBeVisible();
});
