import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storedSheetOf } from '../../../core/character/sheet/parse-sheet.ts';
import type { Sheet } from '../../../core/character/sheet/sheet.ts';
import { createEncounter } from '../../../core/encounter/create.ts';
import { addMembers } from '../../../core/encounter/members.ts';
import { addToParty } from '../../../core/encounter/party/party.ts';
import { aPackJson, aSkill, CONSTANTS } from '../../../testing/packs.ts';
import { STANDARD_PLAY } from '../../../testing/play.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aSheet } from '../../../testing/sheets.ts';
import { POKE, WOLF } from '../../../testing/wolf.ts';

const packWith = (play: object) =>
  aPackJson({
    name: 'Core',
    constants: { ...CONSTANTS, ACTION_POINT_BASE: 4 },
    skills: [aSkill('Blades')],
    actions: { defaultActions: ['Poke'], actions: [POKE] },
    play: { format: 1, ...play },
  });
const PACK = packWith({ ...STANDARD_PLAY, foes: [WOLF] });

const stored = (name: string, fields: Partial<Sheet> = {}) =>
  storedSheetOf(aSheet({ name, packInfo: [['Core', 1]], skills: new Map([['Blades', 2]]), ...fields }));

/** The dialog over an encounter of two wolves and a ghost. */
async function openForecast({ baseGameData = PACK, names = ['Aria', 'Tam'], party = ['Aria'] } = {}) {
  const group = (name: string) => ({ name, maximumHealth: 9, maximumEnergy: 4, maximumAP: 4 });
  const woods = addMembers(
    addMembers(createEncounter('Woods', [group('Wolf'), group('Ghosts')]), 0, 2),
    1,
    1,
  );
  const { game } = await renderApp({
    url: '/gm/encounter/encounter',
    baseGameData,
    prepare: async ({ storage, encounters }) => {
      for (const name of names) await storage.characters.save(stored(name));
      await storage.encounters.create(addToParty(woods, party));
      encounters.load('Woods');
    },
  });
  await openDialog();
  await expect.element(dialog()).toBeVisible();
  return game;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const openDialog = async () => {
  await button('Encounter tools').click();
  await button('How hard is it?').click();
};
const dialog = () => page.getByRole('dialog', { name: 'How hard is it?' });
const chosen = (name: string) => dialog().getByRole('checkbox', { name, exact: true });

/** Plays a series to its end; what it says of the wins. */
async function finish(name: string, series: number): Promise<string | null> {
  await button(name).click();
  await expect.element(dialog()).toHaveTextContent(`series ${series}:`);
  await expect.element(button('Run again')).toBeVisible();
  return dialog()
    .getByText(/^\d+ % of the fights won, ± \d points?$/)
    .element().textContent;
}

beforeEach(() => page.viewport(390, 844));
afterEach(() => void vi.restoreAllMocks());

describe('the forecast of an encounter', () => {
  it('takes the party of the encounter, and shows wins, rounds and who falls', async () => {
    await openForecast();
    await expect.element(chosen('Aria')).toBeChecked();
    await expect.element(chosen('Tam')).not.toBeChecked();
    await button('Run forecast').click();
    await expect.element(dialog().getByRole('heading', { name: '2,000 fights' })).toBeVisible();
    await expect.element(dialog()).toHaveTextContent(/\d+ % of the fights won, ± \d points?/);
    await expect.element(dialog()).toHaveTextContent(/Rounds ?\d/);
    await expect.element(dialog()).toHaveTextContent(/Wolf ?\d\.\d of 2/);
    await expect
      .element(dialog().getByRole('status'))
      .toHaveTextContent(/^The party wins \d+ % of the fights, ± \d points?\.$/);
    await expect.element(dialog()).toHaveTextContent('Ghosts is left out: no foe says what it rolls.');
  });

  it('plays other dice with Run again, and the same with the same party in a new dialog', async () => {
    await openForecast();
    const first = await finish('Run forecast', 1);
    await finish('Run again', 2);
    await button('Close').click();
    await openDialog();
    expect(await finish('Run forecast', 1)).toBe(first);
  });

  it('plays the same fights on a device of any number of processors', async () => {
    await openForecast();
    const results: string[] = [];
    for (const processors of [1, 8]) {
      vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(processors);
      await finish('Run forecast', 1);
      results.push(dialog().element().textContent ?? '');
      await button('Close').click();
      await openDialog();
    }
    expect(results[0]).toContain('2,000 fights');
    expect(results[1]).toBe(results[0]);
  });

  it('stops at once, and keeps what was counted', async () => {
    // Fights without an end take longest.
    await openForecast({
      baseGameData: packWith({
        ...STANDARD_PLAY,
        endOfRound: [],
        foes: [{ ...WOLF, maximumHealth: 9, dice: 0 }],
      }),
    });
    await button('Run forecast').click();
    await button('Stop').click();
    await expect.element(button('Stop')).not.toBeInTheDocument();
    await expect.element(dialog().getByRole('group', { name: 'Party' })).toBeEnabled();
  });

  it('says what the packs lack', async () => {
    await openForecast({ baseGameData: packWith({ foes: [WOLF] }) });
    await button('Run forecast').click();
    await expect.element(dialog()).toHaveTextContent('The packs do not say what a roll counts.');
    await expect.element(button('Run again')).toBeVisible();
  });

  it('leaves out a character that was deleted meanwhile', async () => {
    const game = await openForecast({ party: ['Aria', 'Tam'] });
    await game.storage.characters.remove('Tam');
    await button('Run forecast').click();
    await expect.element(dialog()).toHaveTextContent('Tam is left out: it cannot be read, or is gone.');
    await expect.element(dialog().getByRole('heading', { name: '2,000 fights' })).toBeVisible();
  });

  it('asks for a character', async () => {
    await openForecast({ names: [], party: [] });
    await expect.element(dialog()).toHaveTextContent('No character is stored in this browser.');
    await expect.element(button('Run forecast')).toHaveAttribute('aria-disabled', 'true');
  });
});
