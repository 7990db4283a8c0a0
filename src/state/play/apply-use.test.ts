import { beforeEach, describe, expect, it } from 'vitest';
import { COMBAT_NOT_STARTED } from '../../core/character/sheet/default-sheet.ts';
import { createEncounter } from '../../core/encounter/create.ts';
import { addMembers, removeMember } from '../../core/encounter/members.ts';
import { itemUse } from '../../core/game-data/play-of.ts';
import { noticeTexts } from '../../testing/notices.ts';
import { anItem, aPackJson, aStatusEffect, CONSTANTS } from '../../testing/packs.ts';
import { STANDARD_PLAY } from '../../testing/play.ts';
import { openSessionTab } from '../../testing/session-tab.ts';
import { anInventoryItem, aSheet, inventoryOf } from '../../testing/sheets.ts';
import type { Game } from '../game.ts';
import { applyUseOn, previewUseOn } from './apply-use.ts';
import { playIntents } from './play-intents.ts';

const CORE = aPackJson({
  name: 'Core',
  constants: CONSTANTS,
  items: [anItem('Jar', { discriminator: 'CONSUMABLE', stackable: true })],
  statusEffects: [aStatusEffect('Burning')],
  play: {
    ...STANDARD_PLAY,
    uses: [{ item: 'Jar', on: 'OTHER', gains: [{ statusEffect: 'Burning', level: 2 }] }],
  },
});

const WOLF = { groupReference: 0, id: 1 };
const CHOICE = {
  kind: 'MEMBER',
  encounter: 'ambush',
  member: { group: 'wolves', id: 1 },
  name: 'Wolves 1',
} as const;

let game: Game;

beforeEach(async () => {
  ({ game } = await openSessionTab(CORE));
  await game.loaded.load(
    aSheet({
      packInfo: [['Core', 1]],
      inventory: inventoryOf(anInventoryItem('Jar', { quantity: 2 })),
      combatState: { ...COMBAT_NOT_STARTED, round: 1 },
    }),
  );
  const wolves = { name: 'Wolves', maximumHealth: 16, maximumEnergy: 6, maximumAP: 4 };
  await game.storage.encounters.save(addMembers(createEncounter('Ambush', [wolves]), 0, 1));
  game.encounters.load('Ambush');
});

const throwJar = () => {
  const gameData = game.loaded.store.getState().character?.gameData;
  const use = gameData && itemUse('Jar', gameData);
  if (use === undefined) throw new Error('A jar has no use.');
  return applyUseOn(game, playIntents(game), CHOICE, { id: 'jar', name: 'Jar' }, use);
};
const state = () => [
  game.loaded.store.getState().character?.sheet.inventory.get('jar')?.quantity,
  game.encounters.store.getState().encounter?.members[0]?.statusEffects?.get('Burning'),
];
const told = () => noticeTexts(game);

describe('an item used on a member of the encounter', () => {
  it('is used up here and changes the member, which one press undoes', async () => {
    expect(throwJar()).toBe(true);
    expect(state()).toEqual([1, 2]);
    expect(told()).toEqual(['Jar used. Wolves 1: Burning 2.']);
    game.notices.store.getState()[0]?.actions?.[0]?.onAction();
    await expect.poll(state).toEqual([2, undefined]);
  });

  it('is not used up where it changes nothing', () => {
    throwJar();
    expect(throwJar()).toBe(false);
    expect(state()).toEqual([1, 2]);
    expect(told()).toContain('Jar does nothing to Wolves 1 now. Nothing was changed.');
  });

  it('is not used up where the member is gone meanwhile', () => {
    game.encounters.change('Remove', (each) => removeMember(each, WOLF));
    expect(throwJar()).toBe(false);
    expect(state()).toEqual([2, undefined]);
    expect(told()).toEqual(['Wolves 1 is no longer in the encounter. Nothing was changed.']);
  });

  it('says what it would change', () => {
    const gameData = game.loaded.store.getState().character?.gameData;
    expect(gameData && previewUseOn(game, CHOICE, itemUse('Jar', gameData)!)).toBe('Burning 2');
  });
});
