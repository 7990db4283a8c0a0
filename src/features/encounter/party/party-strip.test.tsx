import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storedSheetOf } from '../../../core/character/sheet/parse-sheet.ts';
import type { Sheet } from '../../../core/character/sheet/sheet.ts';
import { createEncounter } from '../../../core/encounter/create.ts';
import { addToParty } from '../../../core/encounter/party/party.ts';
import { aPackJson, aStatusEffect, aTalent, CONSTANTS } from '../../../testing/packs.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aSheet } from '../../../testing/sheets.ts';

const PACK = aPackJson({
  name: 'Core',
  constants: CONSTANTS,
  damageInfo: [{ type: 'DAMAGE_TYPE_A', name: 'Iron', relatedSkills: [] }],
  talents: [aTalent('Parry', { modifiers: { SOAK: 2 } })],
  statusEffects: [aStatusEffect('Burning')],
});
const GROUPS = [{ name: 'Goblins', maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 }];

const stored = (name: string, fields: Partial<Sheet> = {}) =>
  storedSheetOf(aSheet({ name, packInfo: [['Core', 1]], skills: new Map(), ...fields }));

const ILSE = stored('Ilse Wren', {
  talents: ['Parry'],
  combatState: { ...aSheet().combatState, round: 1, statusEffects: new Map([['Burning', 2]]) },
});

/** The page of an encounter with this party. */
function openFight(party: readonly string[], characters = [ILSE, stored('Tam')], baseGameData = PACK) {
  return renderApp({
    url: '/gm/encounter/encounter',
    baseGameData,
    prepare: async ({ storage, encounters }) => {
      for (const each of characters) await storage.characters.save(each);
      await storage.encounters.create(addToParty(createEncounter('Ambush', GROUPS), party));
      encounters.load('Ambush');
    },
  });
}

const strip = () => page.getByRole('region', { name: 'Party', exact: true });
const meter = (name: string) => page.getByRole('meter', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1366, 768));

describe('the party of an encounter', () => {
  it('shows bars, soak and status effects of each sheet, and who has yet to act', async () => {
    await openFight(['Ilse Wren', 'Tam']);
    await expect.element(meter('Health of Ilse Wren')).toHaveAttribute('aria-valuenow', '12');
    await expect.element(meter('Vigor of Ilse Wren')).toHaveAttribute('aria-valuemax', '3');
    await expect.element(strip()).toHaveTextContent('2 of 2 standing, 2 to act');
    await expect.element(strip()).toHaveTextContent('Soak Iron 2');
    await expect
      .element(page.getByRole('list', { name: 'Status effects of Ilse Wren' }))
      .toHaveTextContent('Burning 2');
    await page.getByRole('checkbox', { name: 'Tam has acted' }).click();
    await expect.element(strip()).toHaveTextContent('2 of 2 standing, 1 to act');
  });

  it('counts as down who has fallen by the rule of the packs, and no one else', async () => {
    const play = { falling: { DOWN: { resource: 'FOCUS', at: 1 }, DEAD: { resource: 'VIGOR' } } };
    const party = { Faint: { focus: 1 }, Dead: { vigor: 0, focus: 3 }, Pale: { health: 0, focus: 2 } };
    await openFight(
      Object.keys(party),
      Object.entries(party).map(([name, fields]) => stored(name, fields)),
      { ...PACK, play },
    );
    await expect.element(strip()).toHaveTextContent('1 of 3 standing, 1 to act');
  });

  it('counts as down who has no health, where the packs do not say when somebody falls', async () => {
    await openFight(['Pale', 'Faint'], [stored('Pale', { health: 0 }), stored('Faint', { focus: 0 })]);
    await expect.element(strip()).toHaveTextContent('1 of 2 standing, 1 to act');
  });

  it('keeps more than twelve status effects of one behind a button, and each opens its card', async () => {
    const many = new Map(Array.from({ length: 40 }, (_, index) => [`Effect ${index}`, 1]));
    const combatState = {
      ...aSheet().combatState,
      round: 1,
      statusEffects: new Map<string, number>([['Burning', 2], ...many]),
    };
    await openFight(['Tam'], [stored('Tam', { combatState })]);
    const effects = page.getByRole('list', { name: 'Status effects of Tam' });
    await expect.poll(() => effects.getByRole('listitem').elements().length).toBe(12);
    await button('29 more status effects').click();
    await expect.poll(() => effects.getByRole('listitem').elements().length).toBe(41);
    await effects.getByRole('button', { name: 'Burning' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Burning' })).toHaveTextContent('Level 2');
  });

  it('takes a typed -9 as damage on the sheet, which Undo takes back', async () => {
    const { game } = await openFight(['Ilse Wren', 'Tam']);
    await button('Change Health of Ilse Wren').click();
    await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
    await userEvent.keyboard('-9{Enter}');
    await expect.element(meter('Health of Ilse Wren')).toHaveAttribute('aria-valuenow', '3');
    expect(game.storage.characters.get('ilse wren')?.value.json.health).toBe(3);
    await expect.element(button('Undo')).toHaveAccessibleDescription('Ilse Wren: Change Health');
    await button('Undo').click();
    await expect.element(meter('Health of Ilse Wren')).toHaveAttribute('aria-valuenow', '12');
    await button('Redo').click();
    await expect.element(meter('Health of Ilse Wren')).toHaveAttribute('aria-valuenow', '3');
  });

  it('hides one of it from the players, and says so', async () => {
    const { game } = await openFight(['Ilse Wren', 'Tam']);
    await page.getByRole('switch', { name: 'Show to players' }).click();
    await expect.element(page.getByText(/^Players see .* the party and no group\.$/)).toBeVisible();
    await button('Hide Tam from players').click();
    await expect.element(button('Hide Tam from players')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText(/1 of 2 of the party and no group\.$/)).toBeVisible();
    expect([...game.encounters.store.getState().hiddenParty]).toEqual(['tam']);
  });

  it('grows by several stored characters at once', async () => {
    const { game } = await openFight([]);
    await expect.element(strip()).not.toBeInTheDocument();
    await button('Add Party Members').click();
    await page.getByRole('checkbox', { name: 'Ilse Wren' }).click();
    await page.getByRole('checkbox', { name: 'Tam' }).click();
    await button('Add 2 Characters').click();
    await expect.element(meter('Health of Tam')).toBeVisible();
    expect(
      game.storage.encounters
        .get('ambush')
        ?.value.party.map(({ character }) => character)
        .sort(),
    ).toEqual(['Ilse Wren', 'Tam']);
    await button('Remove Tam').click();
    await expect.element(meter('Health of Tam')).not.toBeInTheDocument();
    await button('Undo Remove Tam').click();
    await expect.element(meter('Health of Tam')).toBeVisible();
  });

  it('says what keeps a character out, and shows it once that is gone', async () => {
    const { game } = await openFight(['Ilse Wren', 'Ottoline'], [ILSE]);
    await expect.element(strip()).toHaveTextContent('Ottoline');
    await expect.element(strip()).toHaveTextContent('Not in this browser.');
    await game.storage.characters.save({ ...stored('Ottoline'), version: 3 });
    await expect.element(strip()).toHaveTextContent('Open the character once');
    await game.storage.characters.save(stored('Ottoline'));
    await expect.element(meter('Health of Ottoline')).toBeVisible();
  });

  it('finds characters by name among many', async () => {
    await openFight(
      [],
      Array.from({ length: 150 }, (_, index) => stored(`Hero ${index}`)),
    );
    await button('Add Party Members').click();
    await expect.element(page.getByText('50 more.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search characters' }).fill('hero 14');
    await expect.poll(() => page.getByRole('checkbox').elements().length).toBe(11);
  });
});

describe('the party in combat', () => {
  it('is one press away, and each keeps its draft', async () => {
    const { screen, game } = await openFight(['Ilse Wren', 'Tam']);
    await page.getByRole('link', { name: 'Ilse Wren' }).click();
    const shown = () => expect.poll(() => document.title);
    await shown().toBe('Combat - Ilse Wren');
    const draft = { action: 'Swing', inputs: {}, maneuvers: [] };
    game.loaded.updateCombat({ draft });
    const links = screen.getByRole('navigation', { name: 'Party', exact: true });
    await expect.element(links.getByRole('link', { name: 'Ilse' })).toHaveAttribute('aria-current', 'page');
    await links.getByRole('link', { name: 'Tam' }).click();
    await shown().toBe('Combat - Tam');
    expect(game.loaded.store.getState().combat.draft).toBeUndefined();
    await links.getByRole('link', { name: 'Ilse' }).click();
    await shown().toBe('Combat - Ilse Wren');
    expect(game.loaded.store.getState().combat.draft).toEqual(draft);
  });
});
