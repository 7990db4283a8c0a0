import { expect, it } from 'vitest';
import { anItem, aPackJson, aSkill, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';

const CORE = aPackJson({ name: 'Core', constants: CONSTANTS, skills: [aSkill('Blades')] });

async function preview(play: object) {
  const { screen } = await renderApp({ url: '/gamedata/management/upload', baseGameData: CORE });
  const json = aPackJson({ name: 'House', items: [anItem('Rope')], play });
  const file = new File([JSON.stringify(json)], 'house.json', { type: 'application/json' });
  await screen.getByLabelText('Upload Game Data Pack').upload(file);
  return { screen, card: screen.getByRole('article', { name: 'House' }) };
}

it('shows what is left out of play before what the pack adds, and once', async () => {
  const { screen, card } = await preview({ roll: { kind: 'LUCK' }, check: { dice: 3 } });
  await expect.element(card).toHaveTextContent(/left out.*\$\.play\.roll\.kind.*Items.*new: Rope/u);
  await expect.element(screen.getByText('This must be COUNT_SUCCESSES or SUM.')).toBeVisible();
  await expect.element(screen.getByText('Checking it for mistakes…')).not.toBeInTheDocument();
  expect(screen.getByText('This must be COUNT_SUCCESSES or SUM.').elements()).toHaveLength(1);
});

it('says nothing of it where all of play is read', async () => {
  const { card } = await preview({ check: { dice: 3 } });
  await expect.element(card).toHaveTextContent('new: Rope');
  await expect.element(card).not.toHaveTextContent('left out');
});

it('names why the character sheet of a foe cannot be read, with its path', async () => {
  const sheet = { version: 7, name: 'Aria', health: 'many' };
  const { screen } = await preview({ foes: [{ name: 'Aria', sheet }] });
  const found = screen.getByRole('status').filter({ hasText: 'The checker found 1 thing to look at' });
  await expect.element(found).toHaveTextContent('$.play.foes[0].sheet.health');
  await expect.element(found).toHaveTextContent('This must be a number.');
});
