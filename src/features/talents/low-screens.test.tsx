import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { aPackJson, aTalent, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aSheet } from '../../testing/sheets.ts';

async function openTalents(fields: Partial<Sheet> = {}) {
  const { screen } = await renderApp({
    url: '/character/id/aria/talents/add',
    baseGameData: aPackJson({ constants: CONSTANTS, talents: [aTalent('Hale'), aTalent('Parry')] }),
    prepare: ({ loaded }) => loaded.load(aSheet({ skills: new Map(), ...fields })),
  });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  await expect.element(button('Submit')).toBeVisible();
  return { screen, button };
}

it.each([
  [320, 640],
  [844, 390],
])('on a phone of %i x %i only says that none can be added, and reads out why', async (width, height) => {
  await page.viewport(width, height);
  const { screen } = await openTalents({ potential: 0, talents: ['Hale'] });
  const reason = screen.getByText('1 potential is free; the least costly talent takes');
  await expect.element(screen.getByRole('link', { name: 'Add Potential' })).toBeVisible();
  expect(reason.element().getBoundingClientRect().height).toBeLessThanOrEqual(1);
});

it.each([
  [320, 640, 140],
  [844, 390, 64],
])('on a low screen of %i x %i the draft leaves its room to the list', async (width, height, most) => {
  await page.viewport(width, height);
  const { screen, button } = await openTalents();
  await button('Add Hale').click();
  await button('Add Parry').click();
  const bar = (await button('Submit').findElement()).closest('[data-action-bar]');
  expect(bar?.getBoundingClientRect().height).toBeLessThanOrEqual(most);
  // It is still read aloud.
  await expect.element(screen.getByText(/^After Submit: /)).toBeInTheDocument();
});

it('what cannot be added has one frame, as what cannot be submitted, and its cost stands above the button', async () => {
  await page.viewport(320, 640);
  const { screen, button } = await openTalents({ potential: 0, talents: ['Hale'] });
  const frame = (name: string) => getComputedStyle(button(name).element()).border;
  expect(frame('Add Parry')).toContain('dashed');
  expect(frame('Add Parry')).toBe(frame('Submit'));
  const parry = screen.getByRole('article', { name: 'Parry' });
  const cost = parry.getByText(/^Costs /).element();
  expect(getComputedStyle(cost).outlineStyle).toBe('none');
  const { bottom, right } = cost.getBoundingClientRect();
  const add = button('Add Parry').element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(add.top);
  expect(right).toBe(add.right);
});
