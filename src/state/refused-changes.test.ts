import { beforeEach, expect, it } from 'vitest';
import { createEncounter } from '../core/encounter/create.ts';
import { addMembers } from '../core/encounter/members.ts';
import { templatePack } from '../core/game-data/editing/new-pack.ts';
import { PACK_LISTS } from '../core/game-data/editing/pack-lists.ts';
import { playOf } from '../core/game-data/play-of.ts';
import { resolveHit } from '../core/play/rules/resolve-hit.ts';
import { FakeBrowser } from '../storage/testing/fake-browser.ts';
import { aRolledAction, aSum, aTarget, WOLVES_PACK } from '../testing/play.ts';
import { openSessionTab } from '../testing/session-tab.ts';
import { createEncounters } from './encounters/encounters.ts';
import { foeIntents } from './foes/foe-intents.ts';
import type { Game } from './game.ts';
import { partyIntents } from './party/party-intents.ts';
import { applyToMember } from './play/apply-to-member.ts';
import { entryIntents } from './workshop/entry-intents.ts';
import { createWorkshop } from './workshop/workshop.ts';

const WOLVES = { name: 'Wolves', maximumHealth: 16, maximumEnergy: 6, maximumAP: 4 };
const MEMBER = { group: 'wolves', id: 1 };
const [LIST] = PACK_LISTS;

let game: Game;

/** What may not be changed is said once, by the guard: nothing else is said of it. */
const toldBesides = () => game.notices.store.getState();

beforeEach(async () => {
  ({ game } = await openSessionTab(WOLVES_PACK, new FakeBrowser()));
  await game.storage.encounters.save(addMembers(createEncounter('Ambush', [WOLVES]), 0, 1));
  const text = JSON.stringify(templatePack('Kitchen'));
  await game.storage.workshop.create({ name: 'Kitchen', text, released: undefined, steps: undefined });
});

it('an encounter that may not be changed is not said to be full, and no hit to change nothing', () => {
  const { storage } = game;
  const session = { restore: () => null, save: () => undefined };
  const encounters = createEncounters(storage.encounters, storage.remembered, session, () => false);
  encounters.load('Ambush');
  partyIntents({ ...game, encounters }).add(['Tam']);
  const hit = resolveHit(
    aRolledAction({}),
    aSum(2),
    aTarget(),
    playOf(game.gameData.store.getState().gameData),
  );
  const choice = { kind: 'MEMBER', encounter: 'ambush', member: MEMBER, name: 'Wolves 1' } as const;
  expect(applyToMember({ ...game, encounters }, choice, hit, 'Flare')).toBeUndefined();
  expect(toldBesides()).toEqual([]);
});

it('a foe that may not be changed takes no action and no effect', () => {
  const { storage } = game;
  const session = { restore: () => null, save: () => undefined };
  const encounters = createEncounters(storage.encounters, storage.remembered, session, () => false);
  encounters.load('Ambush');
  const intents = foeIntents({ ...game, encounters });
  const before = game.foeTurns.store.getState();
  const rolled = { name: 'Bite', rolled: aRolledAction(), costs: [], reasons: [] } as never;
  intents.act({ groupReference: 0, id: 1 }, rolled);
  intents.changeEffectOf('Wolves', new Set([1]), { name: 'Burning', level: 2 });
  expect(game.foeTurns.store.getState()).toBe(before);
  expect(toldBesides()).toEqual([]);
});

it('an entry of a pack that may not be changed is not said to be deleted, and nothing new is opened', () => {
  const workshop = createWorkshop(game.storage.workshop, () => false);
  workshop.open('Kitchen');
  const intents = entryIntents(workshop, game.notices);
  const first = { list: LIST!, index: 0 };
  expect([intents.add(LIST!), intents.copy(first), intents.remove(first)]).toEqual([
    undefined,
    undefined,
    false,
  ]);
  expect(toldBesides()).toEqual([]);
});
