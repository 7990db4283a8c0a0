import { describe, expect, it } from 'vitest';
import { createEncounter } from '../../core/encounter/create.ts';
import { addMembers, changeMember } from '../../core/encounter/members.ts';
import { beginNextEncounterRound, moveOn } from '../../core/encounter/rounds.ts';
import { openSession } from '../../platform/session.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { FakeBrowser } from '../../storage/testing/fake-browser.ts';
import { codecs } from '../codecs.ts';
import { createEncounters } from './encounters.ts';

const GROUPS = [{ name: 'Goblins', maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 }];

async function openWindow(browser: FakeBrowser) {
  const { environment } = browser.tab();
  const storage = await openStorage(codecs, environment);
  const session = openSession({ sessionStorage: undefined, page: environment.page });
  const encounters = createEncounters(storage.encounters, storage.remembered, session);
  const health = () => encounters.store.getState().encounter?.members.map((member) => member.health);
  const hit = (id: number, value: number) =>
    encounters.change(`Health of Goblins ${id}`, (encounter) =>
      changeMember(encounter, { groupReference: 0, id }, { health: value }),
    );
  return { storage, encounters, health, hit };
}

/** Two windows with the same encounter of two goblins. */
async function openTwo() {
  const browser = new FakeBrowser();
  const one = await openWindow(browser);
  await one.storage.encounters.create(addMembers(createEncounter('Ambush', GROUPS), 0, 2));
  const other = await openWindow(browser);
  for (const { encounters } of [one, other]) encounters.load('Ambush');
  const settled = async () => {
    await Promise.all([one.storage.flush(), other.storage.flush()]);
    await Promise.all([one.storage.flush(), other.storage.flush()]);
  };
  return { one, other, settled };
}

describe('two windows that run the same encounter', () => {
  it('take turns without a conflict, and each shows what the other did', async () => {
    const { one, other, settled } = await openTwo();
    one.encounters.change('Start Encounter', beginNextEncounterRound);
    await settled();
    await expect.poll(() => other.encounters.store.getState().encounter?.round).toBe(1);
    other.hit(2, 3);
    await settled();
    await expect.poll(one.health).toEqual([8, 3]);
    one.encounters.change('Move to Phase 2', moveOn);
    await settled();
    await expect.poll(() => other.encounters.store.getState().encounter?.phase).toBe(2);
    expect(other.health()).toEqual([8, 3]);
    expect([...one.storage.encounters.entries().keys()]).toEqual(['ambush']);
  });

  it('follow its new name, with what is released', async () => {
    const { one, other, settled } = await openTwo();
    one.encounters.setReleased(true);
    other.encounters.refreshRelease();
    const seen = new Set<string | undefined>();
    for (const { encounters } of [one, other])
      encounters.store.subscribe(({ encounter }) => seen.add(encounter?.encounterName));
    expect(await one.encounters.rename('Siege')).toBe('saved');
    await settled();
    await expect.poll(() => other.encounters.store.getState().encounter?.encounterName).toBe('Siege');
    expect(other.encounters.store.getState().released).toBe('siege');
    expect(one.storage.remembered.read('releasedEncounter')).toBe('siege');
    // Neither was without an encounter in between.
    expect(seen).toEqual(new Set(['Ambush', 'Siege']));
    other.hit(1, 2);
    await settled();
    await expect.poll(one.health).toEqual([2, 8]);
  });

  it('hide what either hides, also where one has not heard of the other', async () => {
    const { one, other } = await openTwo();
    const hidden = ({ encounters }: typeof one) => [...encounters.store.getState().hiddenGroups].sort();
    one.encounters.setHidden('groups', 'Goblins', true);
    other.encounters.setHidden('groups', 'Wolves', true);
    expect(hidden(other)).toEqual(['goblins', 'wolves']);
    const revealed: unknown[] = [];
    one.encounters.store.subscribe(({ released, hiddenGroups }) => {
      if (released !== undefined && !hiddenGroups.has('wolves')) revealed.push(hiddenGroups);
    });
    one.encounters.setReleased(true);
    expect([hidden(one), revealed]).toEqual([['goblins', 'wolves'], []]);
    other.encounters.setHidden('groups', 'Wolves', false);
    expect(other.encounters.store.getState().released).toBe('ambush');
  });

  it('follow the last of two new names', async () => {
    const { one, other, settled } = await openTwo();
    await one.encounters.rename('Siege');
    await one.encounters.rename('Battle');
    await settled();
    await expect.poll(() => other.encounters.store.getState().encounter?.encounterName).toBe('Battle');
  });

  it('have it loaded again where it is replaced or comes back', async () => {
    const { one, other, settled } = await openTwo();
    const { storage } = one;
    const fight = storage.encounters.get('Ambush')?.value ?? createEncounter('Ambush', GROUPS);
    await storage.encounters.remove('Ambush');
    await settled();
    await expect.poll(other.health).toBeUndefined();
    await storage.encounters.create(changeMember(fight, { groupReference: 0, id: 1 }, { health: 1 }));
    await settled();
    await expect.poll(other.health).toEqual([1, 8]);
    expect(one.health()).toEqual([1, 8]);
  });

  it('lose nothing where both change it at the same moment', async () => {
    const { one, other, settled } = await openTwo();
    one.hit(1, 5);
    other.hit(2, 3);
    await settled();
    await expect.poll(other.health).toEqual([5, 8]);
    const stored = () =>
      [...one.storage.encounters.entries().values()].map(({ name, value }) => [
        name,
        value.members.map(({ health }) => health),
      ]);
    await expect.poll(stored).toEqual([
      ['Ambush', [5, 8]],
      ['Ambush (recovered)', [8, 3]],
    ]);
    expect(other.storage.status().notices).toMatchObject([{ kind: 'kept-both' }]);
    expect(one.storage.status().notices).toEqual([]);
  });
});

describe('a change while the new name is being written', () => {
  it('is part of the renamed encounter, whenever it is made', async () => {
    for (const name of ['AMBUSH', 'Siege'])
      for (let ticks = 0; ticks < 60; ticks += 3) {
        const { one } = await openTwo();
        const renaming = one.encounters.rename(name);
        for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
        one.hit(1, 5);
        const outcome = await renaming;
        await one.storage.flush();
        const stored = [...one.storage.encounters.entries().values()].map((entry) => [
          entry.name,
          entry.value.members.map(({ health }) => health),
        ]);
        expect([ticks, outcome, stored, one.health()]).toEqual([ticks, 'saved', [[name, [5, 8]]], [5, 8]]);
      }
  });
});

/** What of the changes of both windows is stored. */
const storedHealth = ({ storage }: Awaited<ReturnType<typeof openWindow>>) =>
  [...storage.encounters.entries().values()].flatMap(({ value }) =>
    value.members.map(({ health }) => health),
  );

it('a change while the new name is being written is kept where another window changes the encounter', async () => {
  for (const theirs of [0, 6, 20])
    for (let ticks = 0; ticks < 60; ticks += 6) {
      const { one, other, settled } = await openTwo();
      const later = async (count: number, hit: () => void) => {
        for (let tick = 0; tick < count; tick += 1) await Promise.resolve();
        hit();
      };
      const renaming = one.encounters.rename('Siege');
      await Promise.all([later(ticks, () => one.hit(1, 5)), later(theirs, () => other.hit(2, 3)), renaming]);
      await settled();
      const health = () => storedHealth(one);
      await expect.poll(health, { message: `${theirs} and ${ticks} ticks` }).toContain(3);
      expect(health()).toContain(5);
    }
});

it('a change is kept under the old name where the new one could not be written', async () => {
  const { one, other, settled } = await openTwo();
  await other.storage.encounters.create(createEncounter('Siege', GROUPS));
  await settled();
  const renaming = one.encounters.rename('Siege');
  one.hit(1, 5);
  expect(await renaming).toBe('exists');
  await settled();
  expect([...other.storage.encounters.entries().keys()]).toEqual(['ambush', 'siege']);
  await expect.poll(other.health).toEqual([5, 8]);
});
