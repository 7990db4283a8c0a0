import { beforeEach, expect, it } from 'vitest';
import { createEncounter } from '../../core/encounter/create.ts';
import { moveGroup } from '../../core/encounter/edit.ts';
import { addMembers, identityOf, keyOfGroup } from '../../core/encounter/members.ts';
import { serializeEncounter } from '../../core/encounter/parse-encounter.ts';
import { beginNextEncounterRound } from '../../core/encounter/rounds.ts';
import type { FoeAction } from '../../core/foes/foe-actions.ts';
import { FakeBrowser } from '../../storage/testing/fake-browser.ts';
import { aRolledAction, WOLVES_PACK } from '../../testing/play.ts';
import { openSessionTab } from '../../testing/session-tab.ts';
import { ENCOUNTER_LIBRARY } from '../encounters/encounter-library.ts';
import { resetLoadedEncounter } from '../encounters/reset-encounter.ts';
import type { Game } from '../game.ts';
import { createLibrary } from '../library/library.ts';
import { foeIntents } from './foe-intents.ts';
import { changeAttack, foeTurnsOf, recordOf } from './foe-turns.ts';

const HENS = { name: 'Hens', maximumHealth: 4, maximumEnergy: 1, maximumAP: 2 };
const PIGS = { ...HENS, name: 'Pigs' };
const YARD = [0, 1].reduce(
  (encounter, group) => addMembers(encounter, group, 1),
  createEncounter('Yard', [HENS, PIGS]),
);
const PIG = { groupReference: 1, id: 1 };
const PECK: FoeAction = { name: 'Peck', rolled: aRolledAction({}), costs: [], gains: [], reasons: [] };

let browser: FakeBrowser;
let game: Game;

const turns = () => foeTurnsOf(game.foeTurns.store.getState(), 'yard');
const rolledOf = (group: string) => recordOf(turns(), { group, id: 1 }).rolls.map(({ action }) => action);

beforeEach(async () => {
  browser = new FakeBrowser();
  ({ game } = await openSessionTab(WOLVES_PACK, browser));
  await game.storage.encounters.save(YARD);
  game.encounters.load('Yard');
});

it('the rolls and typed numbers of a group stay its own where groups are moved', () => {
  foeIntents(game).enterRoll(PIG, PECK, 3);
  changeAttack(game.foeTurns, 'yard', keyOfGroup(PIGS), { dice: 9, power: 7 });
  game.encounters.change('Move Pigs up', (each) => moveGroup(each, 1, -1));
  const moved = game.encounters.store.getState().encounter;
  if (moved === undefined) throw new Error('The encounter is gone.');
  expect(identityOf(moved, { groupReference: 0, id: 1 })).toEqual({ group: 'pigs', id: 1 });
  expect([rolledOf('pigs'), rolledOf('hens')]).toEqual([['Peck'], []]);
  expect(turns().attacks).toEqual(new Map([['pigs', { dice: 9, power: 7 }]]));
});

it('a reset forgets the rolls in every window, and keeps typed numbers', async () => {
  const { game: other } = await openSessionTab(WOLVES_PACK, browser);
  const round = () => other.encounters.store.getState().encounter?.round;
  other.encounters.load('Yard');
  game.encounters.change('Start Encounter', beginNextEncounterRound);
  await expect.poll(round).toBe(1);
  for (const each of [game, other]) {
    foeIntents(each).enterRoll(PIG, PECK, 3);
    changeAttack(each.foeTurns, 'yard', keyOfGroup(PIGS), { dice: 9, power: 7 });
  }
  resetLoadedEncounter(game);
  await expect.poll(round).toBe(0);
  for (const { foeTurns } of [game, other]) {
    const { records, attacks } = foeTurns.store.getState();
    expect([records.size, attacks.size]).toEqual([0, 1]);
  }
});

it('rolls and typed numbers go along where the encounter is renamed', async () => {
  foeIntents(game).enterRoll(PIG, PECK, 3);
  changeAttack(game.foeTurns, 'yard', keyOfGroup(PIGS), { dice: 9, power: 7 });
  expect(await game.encounters.rename('Court')).toBe('saved');
  const { owner, records, attacks } = foeTurnsOf(game.foeTurns.store.getState(), 'court');
  expect([owner, records.size, attacks.get('pigs')]).toEqual(['court', 1, { dice: 9, power: 7 }]);
});

it('an encounter that another window replaces leaves its rolls to none', async () => {
  const { game: other } = await openSessionTab(WOLVES_PACK, browser);
  other.encounters.load('Yard');
  foeIntents(other).enterRoll(PIG, PECK, 3);
  const file = new File([JSON.stringify(serializeEncounter({ ...YARD, round: 3 }))], 'yard.json');
  await createLibrary(game, ENCOUNTER_LIBRARY).upload([file], async () => ({
    answer: 'replace',
    isForAll: true,
  }));
  await expect.poll(() => other.encounters.store.getState().encounter?.round).toBe(3);
  expect(other.foeTurns.store.getState().records.size).toBe(0);
  // What this window does to it from now on is of the same encounter.
  game.encounters.load('Yard');
  foeIntents(other).enterRoll(PIG, PECK, 3);
  game.encounters.change('Next Round', beginNextEncounterRound);
  await expect.poll(() => other.encounters.store.getState().encounter?.round).toBe(4);
  expect(other.foeTurns.store.getState().records.size).toBe(1);
});

it('a new encounter inherits nothing from a deleted one of its name', async () => {
  foeIntents(game).enterRoll(PIG, PECK, 3);
  changeAttack(game.foeTurns, 'yard', keyOfGroup(PIGS), { dice: 9, power: 7 });
  await game.storage.encounters.remove('Yard');
  await game.storage.encounters.save(YARD);
  game.encounters.load('Yard');
  expect(rolledOf('pigs')).toEqual([]);
  expect(turns().attacks.size).toBe(0);
});
