import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { COMBAT_PACK, cost, renderCombat } from '../../../testing/combat-screen.tsx';
import { anAction } from '../../../testing/packs.ts';
import { STANDARD_PLAY, WOLVES_PACK } from '../../../testing/play.ts';
import { openApplication } from '../../../testing/render-app.tsx';
import { hostAmbush, seat } from '../../../testing/seats.ts';

const PACK = {
  ...COMBAT_PACK,
  actions: {
    defaultActions: ['Swing'],
    defaultManeuvers: [],
    actions: [
      anAction('Swing', {
        resources: [cost('ACTION_POINTS', 1)],
        effects: [
          { kind: 'SET_SKILL_DEFAULTS', skills: ['Blades'] },
          { kind: 'CHANGE_PROPERTY', target: 'POWER', by: 'CONSTANT', value: 4 },
        ],
      }),
    ],
    maneuvers: [],
  },
  play: STANDARD_PLAY,
};

const UNSENT = 'The hit of Swing was not sent to the game master.';

/** A roll against a foe that the game master of the table shows. */
async function rollAtTable() {
  await page.viewport(1440, 900);
  const { game } = await openApplication({ baseGameData: WOLVES_PACK });
  const host = await hostAmbush(game);
  const rendered = await renderCombat({}, { baseGameData: [PACK] });
  await seat(host, rendered, 'seat-1');
  const { screen, press } = rendered;
  await press('Begin Combat');
  const target = screen.getByRole('combobox', { name: 'Target' });
  await target.selectOptions(screen.getByRole('option', { name: /^Wolves 1/ }).first());
  await press('Roll dice');
  return rendered;
}

it('a hit that is not sent before its action is performed is told, and can be undone', async () => {
  const { screen, game, press } = await rollAtTable();
  await press('Perform Action');
  await expect.element(screen.getByText(UNSENT)).toBeVisible();
  await press('Undo Perform Swing');
  expect(game.loaded.store.getState().combat.performed).toEqual([]);
  expect(screen.getByText(UNSENT).query()).toBeNull();
});

it('nothing is told of a hit that was sent', async () => {
  const { screen, press } = await rollAtTable();
  await press('Propose to Game Master');
  await expect.element(screen.getByText('Proposed to the game master.')).toBeVisible();
  await press('Perform Action');
  expect(screen.getByText(UNSENT).query()).toBeNull();
});
