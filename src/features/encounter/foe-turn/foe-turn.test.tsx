import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { serializeSheet, storedSheetOf } from '../../../core/character/sheet/parse-sheet.ts';
import { createEncounter } from '../../../core/encounter/create.ts';
import { moveGroup } from '../../../core/encounter/edit.ts';
import { setMemberEffect } from '../../../core/encounter/effects.ts';
import type { Encounter } from '../../../core/encounter/encounter.ts';
import { addMembers } from '../../../core/encounter/members.ts';
import { addToParty } from '../../../core/encounter/party/party.ts';
import { beginNextEncounterRound } from '../../../core/encounter/rounds.ts';
import { anAction, aPackJson, aSkill, aStatusEffect, CONSTANTS } from '../../../testing/packs.ts';
import { STANDARD_PLAY } from '../../../testing/play.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aSheet } from '../../../testing/sheets.ts';

const WOLVES = { name: 'Wolves', maximumHealth: 16, maximumEnergy: 6, maximumAP: 4 };
const STRANGERS = { name: 'Strangers', maximumHealth: 10, maximumEnergy: 5, maximumAP: 4 };
const RIVAL = { name: 'Rival', maximumHealth: 20, maximumEnergy: 10, maximumAP: 4 };

const power = (value: number) => ({ kind: 'CHANGE_PROPERTY', target: 'POWER', by: 'CONSTANT', value });
const BITE = anAction('Bite', {
  resources: [{ resource: 'ACTION_POINTS', by: 'CONSTANT', value: 3 }],
  effects: [{ kind: 'SET_SKILL_DEFAULTS', skills: ['Blades'] }, power(1)],
});

const SHAKE_OFF = anAction('Shake Off', {
  inputs: { statusEffect: { effects: ['Burning', 'Bleeding'] } },
  resources: [{ resource: 'ACTION_POINTS', by: 'CONSTANT', value: 1 }],
  conditions: [{ kind: 'HAS_STATUS_EFFECT', statusEffects: ['Burning', 'Bleeding'] }],
});

const PACK = {
  ...aPackJson({
    name: 'Core',
    constants: CONSTANTS,
    skills: [aSkill('Blades')],
    damageInfo: [{ type: 'DAMAGE_TYPE_A', name: 'Iron', relatedSkills: ['Blades'] }],
    statusEffects: [aStatusEffect('Burning'), aStatusEffect('Bleeding')],
    play: {
      ...STANDARD_PLAY,
      foes: [
        {
          ...WOLVES,
          dice: 5,
          power: 9,
          damageType: 'DAMAGE_TYPE_A',
          actions: ['Bite', 'Shake Off'],
          difficulty: 1,
          soak: { DAMAGE_TYPE_A: 2 },
        },
        {
          name: 'Rival',
          sheet: serializeSheet(aSheet({ name: 'Rival', packInfo: [], skills: new Map([['Blades', 3]]) })),
        },
      ],
    },
  }),
  actions: { defaultActions: ['Bite'], defaultManeuvers: [], actions: [BITE, SHAKE_OFF], maneuvers: [] },
};

/** The wolves as another edition of the pack has them: fewer dice, and an action that no pack defines. */
const OTHER_EDITION = aPackJson({
  name: 'Other Edition',
  play: { ...STANDARD_PLAY, foes: [{ ...WOLVES, maximumHealth: 99, dice: 2, power: 1, actions: ['Howl'] }] },
});

/** Two wolves, a stranger and a rival in round 1. Every die shows 6, a success. */
async function openFight(change: (fight: Encounter) => Encounter = (fight) => fight) {
  const empty = createEncounter('Ambush', [WOLVES, STRANGERS, RIVAL]);
  const fight = [2, 1, 1].reduce((each, count, group) => addMembers(each, group, count), empty);
  const { screen, game } = await renderApp({
    url: '/gm/encounter/encounter',
    baseGameData: [PACK, OTHER_EDITION],
    random: () => 5,
    prepare: async ({ storage, encounters, gameData }) => {
      await gameData.enableOnly(['Core']);
      await storage.encounters.create(change(beginNextEncounterRound(fight)));
      encounters.load('Ambush');
    },
  });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const target = screen.getByRole('combobox', { name: 'Target' });
  return {
    screen,
    game,
    button,
    target,
    members: () => game.encounters.store.getState().encounter?.members ?? [],
    steps: () => game.encounters.store.getState().undoable.map(({ label }) => label),
    open: (member: string) => button(`Open ${member}`).click(),
  };
}

beforeEach(() => page.viewport(1440, 900));

describe('a foe that acts', () => {
  it('rolls its dice, pays for the action, and hits a member less its soak, which is undone', async () => {
    const { screen, button, target, members, steps, open } = await openFight();
    await open('Wolves 1');
    await target.selectOptions('Wolves 2 (16 health)');
    await screen.getByRole('button', { name: 'Bite 5d6 · 3 Action Points' }).click();
    await expect.element(screen.getByText(/Hits by 4/)).toBeVisible();
    expect(members()[0]).toMatchObject({ ap: 1, hasActed: true });
    await button('Apply to Wolves 2').click();
    // Power 9, four extra successes, soak 2.
    await expect.element(screen.getByText('Wolves 2: health 16 → 5.')).toBeVisible();
    expect(members()[1]?.health).toBe(5);
    expect(steps()).toEqual(['Bite of Wolves 1', 'Bite on Wolves 2']);
    await button('Undo: Wolves 2: health 16 → 5.').click();
    expect(members()[1]?.health).toBe(16);
  });

  it('keeps its card, its target and its roll where another window renames the encounter', async () => {
    const { screen, game, button, target, members, open } = await openFight();
    await open('Wolves 1');
    await target.selectOptions('Wolves 2 (16 health)');
    await screen.getByRole('button', { name: 'Bite 5d6 · 3 Action Points' }).click();
    const now = game.storage.encounters.get('Ambush')?.value;
    await game.storage.encounters.rename('Ambush', { ...(now as Encounter), encounterName: 'Siege' });
    expect(game.encounters.store.getState().encounter?.encounterName).toBe('Siege');
    await button('Apply to Wolves 2').click();
    expect(members()[1]?.health).toBe(5);
  });

  it('cannot take an action that it cannot pay', async () => {
    const { screen, open } = await openFight((fight) => ({
      ...fight,
      members: fight.members.map((member) => ({ ...member, ap: 2 })),
    }));
    await open('Wolves 1');
    const bite = screen.getByRole('button', { name: /^Bite/ });
    await expect.element(bite).toHaveAttribute('aria-disabled', 'true');
    await expect.element(bite).toHaveAccessibleDescription('Not enough Action Points: 3 of 2.');
  });

  it('cannot take an action that is refused to characters, and says why, until it can', async () => {
    const { screen, members, open, button } = await openFight();
    await open('Wolves 1');
    const shakeOff = screen.getByRole('button', { name: 'Shake Off 1 Action Point', exact: true });
    await expect.element(shakeOff).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(shakeOff)
      .toHaveAccessibleDescription('No Valid Status Effects Not met: Has Burning or Bleeding');
    await screen.getByRole('combobox', { name: 'Status Effect' }).selectOptions('Burning');
    await button('Add Status Effect').click();
    await expect.element(shakeOff).not.toHaveAttribute('aria-disabled');
    await shakeOff.click();
    await expect.element(screen.getByText('Shake Off taken.')).toBeVisible();
    expect(members()[0]).toMatchObject({ ap: 3, hasActed: true });
  });

  it('of whom nothing is known rolls what is typed', async () => {
    const { screen, members, target, open, button } = await openFight();
    await open('Strangers 1');
    await expect.element(screen.getByText(/none of your foes is called/)).toBeVisible();
    await screen.getByRole('spinbutton', { name: 'Dice' }).fill('4');
    await screen.getByRole('spinbutton', { name: 'Power' }).fill('3');
    await target.selectOptions('Strangers 1 (10 health)');
    await screen.getByRole('button', { name: 'Attack 4d6' }).click();
    await button('Apply to Strangers 1').click();
    await expect.poll(() => members()[2]?.health).toBe(10 - (3 + 2));
  });

  it('rolls what is typed while its pack is off, and its own again once that is on', async () => {
    const { screen, game, members, open, button } = await openFight();
    const before = members();
    const unknown = screen.getByText(/none of your foes is called/);
    await open('Wolves 1');
    await expect.element(button('Bite 5d6 · 3 Action Points')).toBeVisible();
    await game.gameData.enableOnly([]);
    await expect.element(unknown).toBeVisible();
    await expect.element(button('Attack 1d6')).toBeVisible();
    await game.gameData.enableOnly(['Core']);
    await expect.element(button('Bite 5d6 · 3 Action Points')).toBeVisible();
    await button('Close').click();
    await open('Rival 1');
    await expect.element(button('Perform Action')).toBeVisible();
    await game.gameData.enableOnly([]);
    await expect.element(unknown).toBeVisible();
    expect(members()).toEqual(before);
  });

  it('goes by what its pack says now, and keeps its maxima and its steps', async () => {
    const { screen, game, members, steps, open, button } = await openFight();
    await open('Wolves 1');
    await button('Bite 5d6 · 3 Action Points').click();
    await expect.poll(steps).toEqual(['Bite of Wolves 1']);
    const before = members();
    await game.gameData.enableOnly(['Core', 'Other Edition']);
    await expect.element(button('Howl 2d6')).toBeVisible();
    expect(members()).toEqual(before);
    await button('Howl 2d6').click();
    await expect.element(screen.getByText('Successes').first()).toBeVisible();
    expect(game.encounters.store.getState().encounter?.groups[0]?.maximumHealth).toBe(16);
    await game.encounters.undo();
    expect(members()[0]).toMatchObject({ ap: 4, hasActed: false });
  });

  it('hits no character that is deleted while it is the target', async () => {
    const { screen, game, steps, open, button, target } = await openFight((fight) =>
      addToParty(fight, ['Ilse Wren']),
    );
    const packInfo = [['Core', 1]] as const;
    await game.storage.characters.save(
      storedSheetOf(aSheet({ name: 'Ilse Wren', packInfo, skills: new Map(), talents: [] })),
    );
    await open('Wolves 1');
    await target.selectOptions('Ilse Wren (12 health)');
    await button('Bite 5d6 · 3 Action Points').click();
    await expect.element(button('Apply to Ilse Wren')).toBeVisible();
    await game.storage.characters.remove('Ilse Wren');
    await expect
      .element(screen.getByText(/Ilse Wren is no longer in the party, or cannot be read\./))
      .toBeVisible();
    await expect.element(button('Apply to Ilse Wren')).not.toBeInTheDocument();
    expect(steps()).toEqual(['Bite of Wolves 1']);
  });

  it('with a character sheet takes an action in the form of characters', async () => {
    const { screen, members, steps, open, button } = await openFight();
    await open('Rival 1');
    await button('Roll dice').click();
    await expect.element(screen.getByText('Successes').first()).toBeVisible();
    await button('Perform Action').click();
    await expect.poll(steps).toEqual(['Perform Bite as Rival 1']);
    expect(members()[3]).toMatchObject({ ap: 1, hasActed: true, combat: { combatActions: ['Bite'] } });
    await expect
      .element(screen.getByText('You do not have enough resources to perform this action.'))
      .toBeVisible();
  });
});

describe('the status effects of a member', () => {
  it('are added, raised and removed, each a step', async () => {
    const { screen, members, steps, open, button } = await openFight();
    await open('Wolves 1');
    await screen.getByRole('combobox', { name: 'Status Effect' }).selectOptions('Burning');
    await button('Add Status Effect').click();
    await button('Increase Level of Burning').click();
    await expect.poll(() => members()[0]?.statusEffects).toEqual(new Map([['Burning', 2]]));
    await button('Remove Burning').click();
    expect(members()[0]).not.toHaveProperty('statusEffects');
    expect(steps()).toEqual(['Burning of Wolves 1', 'Burning of Wolves 1', 'Burning of Wolves 1']);
  });
});

describe('the end of a round', () => {
  const burning = (fight: Encounter) =>
    [1, 2].reduce((each, id) => setMemberEffect(each, { groupReference: 0, id }, 'Burning', id), fight);

  it('is proposed for all members, edited, applied in one step and undone in one', async () => {
    const { screen, members, button, game } = await openFight(burning);
    const before = members();
    await button('Next Round').click();
    const lost = (member: string) =>
      screen.getByRole('spinbutton', { name: `Health lost, Burning, ${member}` });
    await expect.element(lost('Wolves 1')).toHaveValue('1');
    await lost('Wolves 2').fill('7');
    await button('Begin Round 2').click();
    await expect.poll(() => members().map(({ health }) => health)).toEqual([15, 9, 10, 20]);
    expect(members().map(({ statusEffects }) => statusEffects?.get('Burning'))).toEqual([
      undefined,
      1,
      undefined,
      undefined,
    ]);
    await button('Undo Next Round').click();
    expect(members()).toEqual(before);
    expect(game.encounters.store.getState().encounter?.round).toBe(1);
  });

  it('takes what was typed from the same member where another window moves its group', async () => {
    const { screen, members, button, game } = await openFight((fight) =>
      setMemberEffect(burning(fight), { groupReference: 1, id: 1 }, 'Burning', 1),
    );
    await button('Next Round').click();
    const lost = (member: string) =>
      screen.getByRole('spinbutton', { name: `Health lost, Burning, ${member}` });
    await lost('Wolves 1').fill('7');
    game.encounters.change('Move Strangers', (before) => moveGroup(before, 1, -1));
    await expect.element(lost('Wolves 1')).toHaveValue('7');
    await button('Begin Round 2').click();
    await expect.poll(() => members().map(({ health }) => health)).toEqual([9, 14, 9, 20]);
  });

  it('names who falls by it, and changes nothing when it is cancelled', async () => {
    const { screen, members, button } = await openFight((fight) => {
      const burns = burning(fight);
      return { ...burns, members: burns.members.map((member) => ({ ...member, health: 2 })) };
    });
    await button('Next Round').click();
    await expect.element(screen.getByText('Defeated by it: Wolves 2.')).toBeVisible();
    await button('Cancel').click();
    expect(members()[1]?.health).toBe(2);
  });
});
