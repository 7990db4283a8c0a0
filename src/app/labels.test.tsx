import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { storedSheetOf } from '../core/character/sheet/parse-sheet.ts';
import { createEncounter } from '../core/encounter/create.ts';
import { addMembers } from '../core/encounter/members.ts';
import { addToParty } from '../core/encounter/party/party.ts';
import { cost } from '../testing/combat-screen.tsx';
import { anAction, anItem, aPackJson, aSkill, aStatusEffect, aTalent, CONSTANTS } from '../testing/packs.ts';
import { STANDARD_PLAY } from '../testing/play.ts';
import { renderApp } from '../testing/render-app.tsx';
import { anInventoryItem, aSheet, inventoryOf } from '../testing/sheets.ts';
import { paths } from './paths.ts';

const LABELS = {
  HEALTH: 'Blood',
  ENERGY: 'Vim',
  VIGOR: 'Grit',
  FOCUS: 'Mind',
  BOOST_POINTS: 'Luck',
  ACTION_POINTS: 'Beats',
  POTENTIAL: 'Years',
  CURRENCY: 'Marks',
  PHASE_1: 'Dawn',
  PHASE_2: 'Dusk',
};

const USUAL =
  /\b(AP|Health|Energy|Vigor|Focus|Boost Points?|Action Points?|Potential|Currency|Phase [12])\b/i;

const PACK = aPackJson({
  name: 'Core',
  version: 1,
  constants: CONSTANTS,
  skills: [aSkill('Blades')],
  talents: [
    aTalent('Hale', { modifiers: { MAXIMUM_HEALTH: 2, ACTION_ENERGY_COST: -1, ACTION_POINTS: 1 } }),
    aTalent('Stern', { modifiers: { MAXIMUM_FOCUS: 1 } }),
  ],
  statusEffects: [
    aStatusEffect('Bleeding', { resourceType: 'HEALTH', modifiersByPolarity: { MAXIMUM_VIGOR: false } }),
  ],
  items: [
    anItem('Tonic', { discriminator: 'CONSUMABLE', stackable: true, modifiers: { MAXIMUM_ENERGY: 1 } }),
  ],
  actions: {
    defaultActions: ['Swing'],
    defaultManeuvers: ['Press'],
    actions: [
      anAction('Swing', {
        resources: [cost('ACTION_POINTS', 1), cost('ENERGY', 2), cost('BOOST_POINTS', -1)],
        inputs: { numeric: { title: 'Effort', maximum: { resource: 'FOCUS' } } },
        conditions: [
          {
            kind: 'RESOURCE_COST_COMPARISON',
            resource: 'ENERGY',
            comparison: 'LESS_THAN',
            by: 'CONSTANT',
            value: 9,
          },
        ],
        effects: [{ kind: 'SET_SKILL_DEFAULTS', skills: ['Blades'] }],
      }),
    ],
    maneuvers: [anAction('Press', { resources: [cost('FOCUS', 1)] })],
  },
  play: {
    ...STANDARD_PLAY,
    labels: LABELS,
    start: { currency: 60, boostPoints: 3 },
    rests: [{ name: 'A night', restores: [{ resource: 'HEALTH', part: 1 }] }],
    uses: [{ item: 'Tonic', resources: [{ resource: 'ENERGY', amount: 3 }] }],
    foes: [{ name: 'Wolf', maximumHealth: 9, maximumEnergy: 2, maximumAP: 3, dice: 4 }],
  },
});

const AMBUSH = createEncounter('Ambush', [
  { name: 'Wolf', maximumHealth: 9, maximumEnergy: 2, maximumAP: 3 },
  { name: 'Strangers', maximumHealth: 5, maximumEnergy: 2, maximumAP: 3 },
]);

/** What the page shows, and what its controls are called. */
function wordsOnPage(): string {
  const names = [...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
  // A dot between two facts is hidden text, which stands on a line of its own here.
  return [document.body.innerText.replaceAll(/\s*·\s*/g, ' · '), ...names].join('\n');
}

type Rendered = Awaited<ReturnType<typeof renderApp>>;

/** Visits screens, each of which must show these words and none of the usual ones. */
function walkThrough(screen: Rendered['screen'], router: Rendered['router']) {
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).first().click();
  const shows = async (heading: string, ...words: readonly string[]) => {
    await expect.element(screen.getByRole('heading', { name: heading }).first()).toBeVisible();
    const missing = () => words.filter((word) => !wordsOnPage().includes(word));
    await expect.poll(missing, { message: heading }).toEqual([]);
    expect(USUAL.exec(wordsOnPage())?.[0], heading).toBeUndefined();
  };
  const visit = async (address: string, heading: string, ...words: readonly string[]) => {
    await router.navigate(address);
    await shows(heading, ...words);
  };
  return { press, shows, visit };
}

it('every screen of a character shows the words of the packs, and none of the usual ones', async () => {
  await page.viewport(1280, 900);
  const sheet = aSheet({
    packInfo: [['Core', 1]],
    skills: new Map([['Blades', 3]]),
    inventory: inventoryOf(anInventoryItem('Tonic', { quantity: 2 })),
    combatState: { ...aSheet().combatState, statusEffects: new Map([['Burning', 2]]) },
  });
  const { screen, router, game } = await renderApp({
    url: '/character/id/aria',
    baseGameData: PACK,
    prepare: ({ loaded }) => loaded.load(sheet),
  });
  const { press, shows, visit } = walkThrough(screen, router);

  await shows(
    'Aria',
    'Change Blood',
    'Change Vim',
    'Grit',
    'Mind',
    'Luck',
    'Marks',
    'Add Years',
    'Maximum Blood',
  );
  await press('Add Years');
  await shows('Add Years', 'Years to add', 'Your new Years will be 40.');
  await press('No');
  await press('Rest');
  await shows('Rest', 'Blood restored');
  await press('Cancel');
  await press('Use Tonic');
  await shows('Use Tonic', '+3 vim', 'Vim');
  await press('Cancel');

  await visit('/character/id/aria/combat', 'Combat', 'Beats', 'Maximum Blood', 'Vim cost', 'Luck');
  await press('Begin Combat');
  await shows('Combat', 'Dawn');
  await press('Roll dice');
  await press('Perform Action');
  await press('Begin Next Phase');
  await shows('Combat', 'Dusk', '2 Vim');
  await press('Begin Next Round');
  await shows('The end of round 1', 'Blood lost, Burning');
  await press('Begin Round 2');
  await shows('Combat', 'Blood');

  await visit('/character/id/aria/skills', 'Skills', 'Used Years');
  await visit(
    '/character/id/aria/talents/add',
    'Talents',
    'Years used',
    '+2 Maximum Blood, −1 Action Vim Cost, +1 Beats',
  );
  await visit('/character/id/aria/items/add', 'Items', '+1 Maximum Vim');
  await visit('/character/id/aria/items/sell', 'Items', 'Marks');
  await visit(
    '/character/new',
    'New Character',
    'Starting Years',
    'Blood 20 · Vim 10 · Grit 3 · Mind 3 · 60 Marks · 3 Luck',
  );
  await visit('/character/storage', 'Aria', 'Years');
  await visit('/gamedata/actions', 'Actions (2)', '1 Beats', 'maximum Mind', 'Costs at most 8 Vim in all');
  await visit('/gamedata/talents', 'Talents (2)', '+2 Maximum Blood');
  await visit('/gamedata/status-effects', 'Status Effects (1)', 'Affects', 'Blood');
  await visit('/gamedata/items', 'Items (1)', '+1 Maximum Vim');
  await visit('/gamedata/foes', 'Foes (1)', 'Blood 9 · Vim 2 · Beats 3');

  await router.navigate('/character/id/aria/combat');
  await expect.element(screen.getByRole('heading', { name: 'Combat' }).first()).toBeVisible();
  await screen.getByRole('tab', { name: 'Take Action' }).click();
  game.loaded.change('Fall', (before) => ({ ...before, health: 0 }));
  await expect
    .element(screen.getByText('You cannot perform any action while your Blood is at 0.'))
    .toBeVisible();
});

it('every screen of an encounter shows the words of the packs, and none of the usual ones', async () => {
  await page.viewport(1280, 900);
  const sheet = aSheet({ packInfo: [['Core', 1]], skills: new Map([['Blades', 3]]) });
  const { screen, router } = await renderApp({
    url: paths.encounter('create'),
    baseGameData: PACK,
    prepare: async ({ storage, encounters }) => {
      await storage.characters.save(storedSheetOf(sheet));
      const fight = addToParty(addMembers(addMembers(AMBUSH, 0, 2), 1, 1), ['Aria']);
      await storage.encounters.create(fight);
      encounters.load('Ambush');
    },
  });
  const { press, shows, visit } = walkThrough(screen, router);

  await shows('Encounters', 'Maximum Blood', 'Maximum Vim', 'Maximum Beats');
  await visit(
    paths.encounter('encounter'),
    'Ambush',
    'Blood of Wolf 1',
    'Beats of Wolf 1',
    'Change Blood of Aria',
  );
  await screen.getByRole('switch', { name: 'Show to players' }).click();
  await press('Start Encounter');
  await shows('Ambush', 'Dawn', 'Move to Dusk', 'Players see “Round 1, Dawn”');
  await press('Edit');
  await shows('Ambush', 'Blood 9 · Vim 2 · Beats 3');
  await press('Close');
  await press('Open Wolf 1');
  await shows('Wolf 1', 'Blood', '9 of 9', 'Vim', '2 of 2', 'Beats', '3 of 3');
  await screen.getByRole('combobox', { name: 'Target' }).selectOptions('Wolf 2 (9 blood)');
  await press('Close');
  await press('Move to Dusk');
  await shows('Ambush', 'Dusk', 'Move to End Phase');
  await visit(paths.encounter('manager'), 'Encounters', 'Round 1, Dusk');

  await page.viewport(390, 844);
  await visit(paths.encounter('encounter'), 'Ambush', 'Vim 2/2 · Beats 3/3');
});
