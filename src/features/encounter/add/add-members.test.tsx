import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createEncounter } from '../../../core/encounter/create.ts';
import { addMembers } from '../../../core/encounter/members.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const group = (name: string) => ({ name, maximumHealth: 12, maximumEnergy: 4, maximumAP: 3 });

/** An encounter of two goblins, and of wolves of whom there is none. */
async function openWoods() {
  const { screen, game } = await renderApp({
    url: '/gm/encounter/encounter',
    prepare: async ({ storage, encounters }) => {
      const woods = createEncounter('Woods', [group('Goblins'), group('Wolves')]);
      await storage.encounters.create(addMembers(woods, 0, 2));
      encounters.load('Woods');
    },
  });
  const add = (name: string) => screen.getByRole('button', { name: `Add ${name}`, exact: true });
  await expect.element(add('Goblins')).toBeVisible();
  return {
    add,
    number: (name: string) => screen.getByRole('spinbutton', { name: `Number of new ${name}` }),
    count: () => game.encounters.store.getState().encounter?.members.length,
  };
}

it('on a phone shows the number of new members once one has been added', async () => {
  await page.viewport(390, 844);
  const { add, number, count } = await openWoods();
  expect(number('Goblins').query()).toBeNull();
  await add('Goblins').click();
  expect(count()).toBe(3);
  await number('Goblins').fill('4');
  await add('Goblins').click();
  expect(count()).toBe(7);
});

it('on a phone shows the number in a group without members', async () => {
  await page.viewport(390, 844);
  const { add, number, count } = await openWoods();
  await number('Wolves').fill('3');
  await add('Wolves').click();
  expect(count()).toBe(5);
});

it('on a wide screen always shows the number', async () => {
  await page.viewport(1440, 900);
  const { number } = await openWoods();
  await expect.element(number('Goblins')).toBeVisible();
});
