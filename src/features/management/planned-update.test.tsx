import { describe, expect, it } from 'vitest';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import type { Game } from '../../state/game.ts';
import { anItem, aPackJson, aSkill, aTalent, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aSheet } from '../../testing/sheets.ts';

const CORE = aPackJson({
  name: 'Core',
  constants: CONSTANTS,
  skills: [aSkill('Blades')],
  items: [anItem('Rope')],
});

const house = (version: number, talent: string, cost: number) =>
  JSON.stringify(
    aPackJson({
      name: 'House',
      version,
      constants: { MAXIMUM_HEALTH: 40 },
      items: [anItem('Rope', { cost })],
      talents: [aTalent(talent)],
    }),
  );

/** Aria owns Owl of House 1, which is stored and enabled. */
async function prepare({ storage, gameData, loaded }: Game) {
  await storage.packs.store({ name: 'House', version: 1, text: house(1, 'Owl', 5) });
  await gameData.enableOnly(['Core', 'House']);
  const sheet = aSheet({
    packInfo: [
      ['Core', 1],
      ['House', 1],
    ],
    skills: new Map([['Blades', 1]]),
    talents: ['Owl'],
  });
  await storage.characters.create(storedSheetOf(sheet));
  await loaded.load(sheet);
}

const open = (tab: 'manage' | 'upload') =>
  renderApp({ url: `/gamedata/management/${tab}`, baseGameData: CORE, prepare });

describe('the update of the loaded character', () => {
  it('shows what it loses and what the game data change before anything is submitted', async () => {
    const { screen, game } = await open('manage');
    await screen.getByRole('switch', { name: 'House 1' }).click();
    const effect = screen.getByRole('region', { name: 'What Aria loses and gains' });
    await expect.element(effect).toHaveTextContent('Maximum Health: 40 → 20');
    await expect.element(effect).toHaveTextContent('Talent Owl: The game data do not define it.');
    const changes = screen.getByRole('region', { name: 'Changes of the game data' });
    await changes.getByRole('button', { name: 'Expand' }).click();
    await expect.element(changes.getByText('Rope: cost: 5 → 1')).toBeVisible();
    expect(game.gameData.store.getState().gameData.packs).toHaveLength(2);
    await screen.getByRole('button', { name: 'Submit' }).click();
    const dialog = screen.getByRole('dialog', { name: 'The character would lose something' });
    await expect.element(dialog).toHaveTextContent('Maximum Health: 40 → 20');
    await dialog.getByRole('button', { name: 'Expand' }).click();
    await expect.element(dialog.getByText('Rope: cost: 5 → 1')).toBeVisible();
  });
});

describe('the preview of an uploaded pack', () => {
  it('names what stored characters lose, and what changes', async () => {
    const { screen } = await open('upload');
    const file = new File([house(2, 'Hawk', 8)], 'house.json');
    await screen.getByLabelText('Upload Game Data Pack').upload(file);
    await expect.element(screen.getByRole('heading', { name: 'Aria', exact: true })).toBeVisible();
    await expect.element(screen.getByText('Talent Owl: The game data do not define it.')).toBeVisible();
    await screen.getByRole('button', { name: 'Expand' }).click();
    await expect.element(screen.getByText('Rope: cost: 5 → 8')).toBeVisible();
    await screen.getByRole('button', { name: 'Store Pack' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Overwrite House?' });
    await expect.element(dialog.getByText('Rope: cost: 5 → 8')).toBeVisible();
  });
});
