import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createEncounter } from '../../../core/encounter/create.ts';
import { addMembers } from '../../../core/encounter/members.ts';
import { beginNextEncounterRound } from '../../../core/encounter/rounds.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const group = (name: string) => ({ name, maximumHealth: 12, maximumEnergy: 4, maximumAP: 3 });

const NAMES = [
  'Salt Wreckers',
  'Lantern Hounds of the northern shore',
  'Rabble from the lower town, with torches and pitchforks and dogs',
  'The watch of the lighthouse that came too late',
];

it('the switch for players has air around all that it says', async () => {
  await page.viewport(1440, 900);
  const withMembers = NAMES.reduce(
    (encounter, _, index) => addMembers(encounter, index, 1),
    createEncounter('Ambush', NAMES.map(group)),
  );
  const { screen } = await renderApp({
    url: '/gm/encounter/encounter',
    prepare: async ({ storage, encounters }) => {
      await storage.encounters.create(beginNextEncounterRound(withMembers));
      encounters.load('Ambush');
    },
  });
  await screen.getByRole('switch', { name: 'Show to players' }).click();
  const said = screen.getByText(/^Players see “Round 1/);
  await expect.element(said).toBeVisible();
  const text = document.createRange();
  text.selectNodeContents(said.element());
  const { top, bottom } = text.getBoundingClientRect();
  const frame = said.element().parentElement?.parentElement?.getBoundingClientRect();
  expect(top - (frame?.top ?? 0)).toBeGreaterThanOrEqual(8);
  expect((frame?.bottom ?? 0) - bottom).toBeGreaterThanOrEqual(8);
  // What follows begins below it.
  const groups = screen.getByRole('region', { name: 'Salt Wreckers' }).element().getBoundingClientRect();
  expect(groups.top).toBeGreaterThanOrEqual((frame?.bottom ?? 0) + 8);
});
