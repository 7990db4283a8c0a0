import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { serializeSheet } from '../../../core/character/sheet/parse-sheet.ts';
import { createEncounter } from '../../../core/encounter/create.ts';
import { addMembers, removeMember } from '../../../core/encounter/members.ts';
import { COMBAT_PACK, cost, renderCombat } from '../../../testing/combat-screen.tsx';
import { anAction, aPackJson, aTalent } from '../../../testing/packs.ts';
import { STANDARD_PLAY } from '../../../testing/play.ts';
import type { RenderOptions } from '../../../testing/render-app.tsx';
import { aSheet } from '../../../testing/sheets.ts';

const swing = (dice = 0) =>
  anAction('Swing', {
    resources: [cost('ACTION_POINTS', 1)],
    effects: [
      { kind: 'SET_SKILL_DEFAULTS', skills: ['Blades'] },
      { kind: 'CHANGE_PROPERTY', target: 'POWER', by: 'CONSTANT', value: 4 },
      { kind: 'CHANGE_PROPERTY', target: 'DICE_POOL', by: 'CONSTANT', value: dice },
    ],
  });

const GUARD = aTalent('Guard', { modifiers: { DIFFICULTY_ADJUSTMENT: 1, DAMAGE_RECEIVED: -2 } });
const RIVAL = serializeSheet(aSheet({ name: 'Rival', packInfo: [['Core', 1]], talents: ['Guard'] }));

const packOf = (play: object | undefined, dice = 0) => ({
  ...COMBAT_PACK,
  talents: [GUARD],
  actions: {
    defaultActions: ['Swing'],
    defaultManeuvers: ['Press'],
    actions: [swing(dice)],
    maneuvers: [
      anAction('Press', {
        effects: [{ kind: 'CHANGE_PROPERTY', target: 'POWER', by: 'CONSTANT', value: 2 }],
      }),
    ],
  },
  ...(play && { play }),
});

const PACK = packOf({
  ...STANDARD_PLAY,
  foes: [
    { name: 'Wolves', maximumHealth: 16, maximumEnergy: 6, maximumAP: 4, dice: 5, difficulty: 1 },
    { name: 'Rival', sheet: RIVAL },
    { name: 'Blank', sheet: {} },
  ],
});

const GROUPS = ['Wolves', 'Strangers'].map((name) => ({
  name,
  maximumHealth: 16,
  maximumEnergy: 6,
  maximumAP: 4,
}));
const AMBUSH = addMembers(addMembers(createEncounter('Ambush', GROUPS), 0, 1), 1, 1);

async function open(options: Partial<RenderOptions> = {}) {
  const rendered = await renderCombat(
    {},
    {
      baseGameData: [PACK],
      // Two of three dice are successes.
      random: alternating(),
      prepare: async ({ loaded, storage, encounters }) => {
        await loaded.load(aSheet({ packInfo: [['Core', 1]], skills: new Map([['Blades', 3]]) }));
        await storage.encounters.save(AMBUSH);
        encounters.load('Ambush');
      },
      ...options,
    },
  );
  const { screen, game } = rendered;
  const button = (name: string | RegExp) => screen.getByRole('button', { name, exact: true });
  return {
    ...rendered,
    button,
    target: screen.getByRole('combobox', { name: 'Target' }),
    odds: screen.getByRole('button', { name: /^(Hits|Succeeds) / }),
    field: (name: string) => screen.getByRole('spinbutton', { name, exact: true }),
    health: () => game.encounters.store.getState().encounter?.members.map((each) => each.health),
    choose: (label: string) => screen.getByRole('combobox', { name: 'Target' }).selectOptions(label),
  };
}

function alternating() {
  let rolled = 0;
  return () => {
    rolled += 1;
    return rolled % 3 === 0 ? 0 : 5;
  };
}

describe('the target of a draft', () => {
  it('takes the damage with one press and gives it back with another', async () => {
    const { press, choose, button, screen, health } = await open();
    await press('Begin Combat');
    await choose('Wolves 1 (16 health)');
    await press('Roll dice');
    await expect.element(screen.getByText('Hits by 1')).toBeVisible();
    await expect.element(button('Damage: 5')).toBeVisible();
    await press('Apply to Wolves 1');
    await expect.element(screen.getByText('Wolves 1: health 16 → 11.')).toBeVisible();
    expect(health()).toEqual([11, 16]);
    expect(button('Apply to Wolves 1').query()).toBeNull();
    await press('Undo: Wolves 1: health 16 → 11.');
    await expect.element(button('Apply to Wolves 1')).toBeVisible();
    expect(health()).toEqual([16, 16]);
  });

  it('can be undone after the action is performed', async () => {
    const { press, choose, health, button } = await open();
    await press('Begin Combat');
    await choose('Wolves 1 (16 health)');
    await press('Roll dice');
    await press('Apply to Wolves 1');
    await press('Perform Action');
    await press('Undo: Wolves 1: health 16 → 11.');
    expect(health()).toEqual([16, 16]);
    expect(button(/^Undo: /).query()).toBeNull();
  });

  it('takes the damage of an action that is performed with the same press', async () => {
    const { press, choose, health, button, game, screen } = await open();
    await choose('Wolves 1 (16 health)');
    await press('Roll dice');
    await expect.element(button('Apply to Wolves 1')).toBeVisible();
    expect(button('Apply and Perform').query()).toBeNull();
    await press('Begin Combat');
    await press('Roll dice');
    await press('Apply and Perform');
    await expect
      .element(screen.getByRole('tab', { name: 'Actions' }))
      .toHaveAttribute('aria-selected', 'true');
    expect(health()).toEqual([11, 16]);
    expect(game.loaded.store.getState().undoable.at(-1)?.label).toBe('Perform Swing');
    await press('Undo: Wolves 1: health 16 → 11.');
    expect(health()).toEqual([16, 16]);
  });

  it('is seen with what a roll does to it, above the buttons of a phone', async () => {
    await page.viewport(390, 700);
    const { press, button, choose, screen } = await open();
    await press('Begin Combat');
    await choose('Wolves 1 (16 health)');
    await press('Roll dice');
    const apply = button('Apply and Perform');
    await expect.element(screen.getByText(/^Hits/).first()).toBeVisible();
    const bottom = () => apply.element().getBoundingClientRect().bottom;
    const top = () => button('Perform Action').element().getBoundingClientRect().top;
    await expect.poll(() => bottom() <= top()).toBe(true);
  });

  it('can be oneself', async () => {
    const { press, choose, game } = await open();
    await press('Begin Combat');
    await choose('Yourself');
    await press('Roll dice');
    await press('Apply to yourself');
    const health = () => game.loaded.store.getState().character?.sheet.health;
    const before = health();
    await press(`Undo: You: health ${(before ?? 0) + 4} → ${before}.`);
    expect(health()).toBe((before ?? 0) + 4);
  });

  it('of healing is oneself at first, and leaves that of attacks as it is', async () => {
    const pack = packOf(STANDARD_PLAY);
    const mend = anAction('Mend', {
      effects: [
        { kind: 'SET_SKILL_DEFAULTS', skills: ['Blades'] },
        { kind: 'SET_DAMAGE_TYPE', damageType: 'HEALING' },
      ],
    });
    const actions = { ...pack.actions, defaultActions: ['Swing', 'Mend'], actions: [swing(), mend] };
    const { press, choose, target, tab } = await open({ baseGameData: [{ ...pack, actions }] });
    await choose('Wolves 1 (16 health)');
    await tab('Actions');
    await press('Select Mend');
    await expect.element(target).toHaveDisplayValue('Yourself');
    await tab('Actions');
    await press('Select Swing');
    await expect.element(target).toHaveDisplayValue('Wolves 1 (16 health)');
  });

  it('is named as gone once it was removed, and nothing is applied', async () => {
    const { press, choose, button, screen, game } = await open();
    await press('Begin Combat');
    await choose('Wolves 1 (16 health)');
    await press('Roll dice');
    await expect.element(button('Apply to Wolves 1')).toBeVisible();
    game.encounters.change('Remove', (each) => removeMember(each, { groupReference: 0, id: 1 }));
    await expect.element(screen.getByText(/Wolves 1 is no longer in the encounter/)).toBeVisible();
    expect(button('Apply to Wolves 1').query()).toBeNull();
    await choose('Strangers 1 (16 health)');
    await expect.element(button('Apply to Strangers 1')).toBeVisible();
  });

  it('is named as gone once the pack of a foe is switched off', async () => {
    const ogre = { name: 'Ogre', maximumHealth: 9, maximumEnergy: 2, maximumAP: 3, dice: 4, difficulty: 4 };
    const { choose, screen, target, enableOnly } = await open({
      baseGameData: [packOf(STANDARD_PLAY), aPackJson({ name: 'House', play: { foes: [ogre] } })],
    });
    await choose('Ogre');
    await expect.element(screen.getByText('Difficulty 4')).toBeVisible();
    await enableOnly('Core');
    await expect.element(target).toHaveDisplayValue('Ogre (gone)');
    await expect.element(screen.getByText('Difficulty 2')).toBeVisible();
    await choose('Nobody');
    await expect.element(screen.getByText('Ogre (gone)')).not.toBeInTheDocument();
  });

  it('can be a foe with a whole sheet, whose numbers are those of its character', async () => {
    const { press, choose, screen } = await open();
    await choose('Rival');
    await expect.element(screen.getByText('Difficulty 3, Damage Received −2')).toBeVisible();
    await press('Roll dice');
    await expect.element(screen.getByText('Misses by 1')).toBeVisible();
    await choose('Blank');
    await expect.element(screen.getByText(/No pack describes their defences/)).toBeVisible();
    await expect.element(screen.getByText('Hits', { exact: true })).toBeVisible();
  });

  it('without numbers says so, and takes what is typed', async () => {
    const { press, choose, screen, field, odds } = await open();
    await choose('Strangers 1 (16 health)');
    await expect.element(screen.getByText(/No pack describes their defences/)).toBeVisible();
    await press('Difficulty 2');
    await field('Difficulty').fill('-5');
    await expect.element(screen.getByText('The least is 1.')).toBeVisible();
    await expect.element(odds).toHaveTextContent('Hits 88 %');
    for (const [text, value] of [
      ['--7', '1'],
      ['+', '1'],
      ['1e9', '1'],
      ['1000000000', '1000000000'],
    ] as const) {
      await field('Difficulty').fill(text);
      await expect.element(field('Difficulty')).toHaveAttribute('aria-valuenow', value);
    }
    await expect.element(odds).toHaveTextContent('Hits 0 %');
    expect(screen.getByText(/No pack describes their defences/).query()).toBeNull();
  });
});

describe('the odds of a draft', () => {
  it('are exact, follow every maneuver, and open to each outcome', async () => {
    const { press, odds, screen } = await open();
    await expect.element(odds).toHaveTextContent('Hits 50 %, damage 4–5, 2.1 on average');
    await press('Add Press');
    await expect.element(odds).toHaveTextContent('Hits 50 %, damage 6–7, 3.1 on average');
    await odds.click();
    const rows = screen.getByRole('table').getByRole('row');
    await expect.element(rows.nth(1)).toHaveTextContent('Miss50 %');
    await expect.element(rows.nth(2)).toHaveTextContent('638 %');
    await expect.element(rows.nth(3)).toHaveTextContent('713 %');
  });

  it('of more than 200 dice are not calculated', async () => {
    const { screen } = await open({ baseGameData: [packOf(STANDARD_PLAY, 300)] });
    await expect.element(screen.getByText('The odds of at most 200 dice are calculated.')).toBeVisible();
  });
});

describe('dice rolled by hand', () => {
  it('count as the roll, until dice are rolled', async () => {
    const { press, field, screen, game } = await open();
    await press('Rolled by hand');
    await expect.element(field('Successes')).toHaveFocus();
    expect(game.loaded.store.getState().combat.rolls).toEqual([]);
    await field('Successes').fill('3');
    await expect.element(screen.getByText('Hits by 1')).toBeVisible();
    await press('Roll dice');
    await expect.element(field('Successes')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Hits', { exact: true })).toBeVisible();
  });
});

describe('packs without play', () => {
  it('have the total of the dice and their odds, and no target', async () => {
    const { press, screen, target, button } = await open({ baseGameData: [packOf(undefined)] });
    await press('Roll dice');
    await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Total 13');
    await expect.element(screen.getByRole('region', { name: 'Odds' })).toBeVisible();
    expect([target.query(), button('Rolled by hand').query()]).toEqual([null, null]);
  });

  it('end the target when they are all that is left in a fight', async () => {
    await page.viewport(414, 896);
    const house = aPackJson({ name: 'House', play: STANDARD_PLAY });
    const { press, screen, target, enableOnly } = await open({
      baseGameData: [packOf(undefined), house],
    });
    await press('Begin Combat');
    await press('Roll dice');
    await expect.element(target).toBeVisible();
    await enableOnly('Core');
    await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Total 13');
    expect(target.query()).toBeNull();
  });
});
