import { describe, expect, it } from 'vitest';
import { createEncounter } from '../../core/encounter/create.ts';
import { addMembers, changeMember } from '../../core/encounter/members.ts';
import { changeEncounterNotes } from '../../core/encounter/notes.ts';
import { beginNextEncounterRound } from '../../core/encounter/rounds.ts';
import { openSession } from '../../platform/session.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { FakeBrowser, type FakeTab, MemoryStore } from '../../storage/testing/fake-browser.ts';
import { codecs } from '../codecs.ts';
import { createEncounters } from './encounters.ts';

const GROUPS = [{ name: 'Goblins', maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 }];
const FIRST = { groupReference: 0, id: 1 };

async function visit({ environment }: FakeTab, sessionStorage = new MemoryStore()) {
  const storage = await openStorage(codecs, environment);
  const session = openSession({ sessionStorage, page: environment.page });
  return {
    storage,
    encounters: createEncounters(storage.encounters, storage.remembered, session),
  };
}

/** A tab with a loaded encounter of two goblins, saved and without undo history. */
async function openAmbush(browser = new FakeBrowser()) {
  const opened = await visit(browser.tab());
  await opened.storage.encounters.create(addMembers(createEncounter('Ambush', GROUPS), 0, 2));
  opened.encounters.load('ambush');
  const { store } = opened.encounters;
  const health = () => store.getState().encounter?.members[0]?.health;
  const labels = () => store.getState().undoable.map(({ label }) => label);
  const setHealth = (value: number, dragging?: symbol) =>
    opened.encounters.change(
      'Health of Goblins 1',
      (encounter) => changeMember(encounter, FIRST, { health: value }),
      dragging,
    );
  return { ...opened, browser, health, labels, setHealth };
}

describe('a loaded encounter', () => {
  it('is saved after every change, undo and redo', async () => {
    const { storage, encounters, setHealth } = await openAmbush();
    const stored = () => storage.encounters.get('Ambush')?.value.members[0]?.health;
    setHealth(3);
    await storage.flush();
    expect(stored()).toBe(3);
    encounters.undo();
    await storage.flush();
    expect(stored()).toBe(8);
    encounters.redo();
    await storage.flush();
    expect(stored()).toBe(3);
  });

  it('can be undone and redone step by step', async () => {
    const { encounters, labels, health, setHealth } = await openAmbush();
    setHealth(3);
    encounters.change('Start Encounter', beginNextEncounterRound);
    expect(labels()).toEqual(['Health of Goblins 1', 'Start Encounter']);
    encounters.undo();
    expect(encounters.store.getState().encounter?.round).toBe(0);
    encounters.undo();
    expect(health()).toBe(8);
    encounters.undo();
    expect(health()).toBe(8);
    encounters.redo();
    encounters.redo();
    expect(encounters.store.getState().encounter?.round).toBe(1);
    expect(health()).toBe(3);
  });

  it('combines the changes of one visit into one step, but not two separate changes of a field', async () => {
    const { encounters, labels, health, setHealth } = await openAmbush();
    const dragging = Symbol('dragging');
    setHealth(7, dragging);
    setHealth(6, dragging);
    setHealth(5, dragging);
    setHealth(4);
    expect(labels()).toHaveLength(2);
    encounters.undo();
    expect(health()).toBe(5);
    encounters.undo();
    expect(health()).toBe(8);
  });

  it('loses its notes when they are emptied, and has them back by Undo', async () => {
    const { encounters } = await openAmbush();
    const notes = () => encounters.store.getState().encounter?.notes;
    encounters.change('Write notes', (encounter) => changeEncounterNotes(encounter, 'At dusk'));
    encounters.change('Write notes', (encounter) => changeEncounterNotes(encounter, ''));
    expect(notes()).toBeUndefined();
    void encounters.undo();
    expect(notes()).toBe('At dusk');
  });

  it('adds no step if nothing changes', async () => {
    const { encounters, labels } = await openAmbush();
    encounters.change('Add nobody', (encounter) => addMembers(encounter, 7, 3));
    expect(labels()).toEqual([]);
  });

  it('is unloaded when it is deleted', async () => {
    const { storage, encounters } = await openAmbush();
    await storage.encounters.remove('Ambush');
    expect(encounters.store.getState().encounter).toBeUndefined();
  });

  it('shows the changes that another tab saves', async () => {
    const { browser, encounters, health, setHealth } = await openAmbush();
    const other = await visit(browser.tab());
    other.encounters.resume();
    other.encounters.change('Health of Goblins 1', (encounter) =>
      changeMember(encounter, FIRST, { health: 1 }),
    );
    await other.storage.flush();
    await expect.poll(health).toBe(1);
    expect(encounters.store.getState().undoable).toEqual([]);
    setHealth(2);
    expect(health()).toBe(2);
  });

  it('is loaded again at the next visit, with its hidden groups', async () => {
    const { browser, storage, encounters, setHealth } = await openAmbush();
    encounters.setHidden('groups', 'Goblins', true);
    setHealth(5);
    await storage.close();
    const next = await visit(browser.tab());
    expect(next.encounters.store.getState().encounter).toBeUndefined();
    next.encounters.resume();
    expect(next.encounters.store.getState().encounter?.members[0]?.health).toBe(5);
    expect([...next.encounters.store.getState().hiddenGroups]).toEqual(['goblins']);
    next.encounters.setHidden('groups', 'Goblins', false);
    next.encounters.load('Ambush');
    expect(next.encounters.store.getState().hiddenGroups.size).toBe(0);
  });

  it('can be undone and redone after a reload, unless it was changed meanwhile', async () => {
    const browser = new FakeBrowser();
    const tab = browser.tab();
    const sessionStorage = new MemoryStore();
    const before = await visit(tab, sessionStorage);
    await before.storage.encounters.create(addMembers(createEncounter('Ambush', GROUPS), 0, 2));
    before.encounters.load('ambush');
    before.encounters.change('Start Encounter', beginNextEncounterRound);
    before.encounters.change('Next Round', beginNextEncounterRound);
    void before.encounters.undo();
    await before.storage.flush();
    tab.hide();
    expect(sessionStorage.length).toBe(1);
    const copy = new MemoryStore();
    copy.setItem('tabard.session.encounters', sessionStorage.getItem('tabard.session.encounters') ?? '');
    tab.crash();

    const { encounters } = await visit(browser.tab(), sessionStorage);
    encounters.resume();
    expect(encounters.store.getState().undoable).toHaveLength(1);
    void encounters.redo();
    expect(encounters.store.getState().encounter?.round).toBe(2);
    void encounters.undo();
    void encounters.undo();
    expect(encounters.store.getState().encounter?.round).toBe(0);

    const other = await visit(browser.tab(), copy);
    other.encounters.resume();
    expect(other.encounters.store.getState().undoable).toEqual([]);
  });

  it('retains the undo history of each encounter while another one is loaded', async () => {
    const { storage, encounters, health, labels, setHealth } = await openAmbush();
    await storage.encounters.create(addMembers(createEncounter('Siege', GROUPS), 0));
    setHealth(3);
    encounters.load('Siege');
    expect(labels()).toEqual([]);
    encounters.change('Start Encounter', beginNextEncounterRound);
    encounters.load('Ambush');
    expect(labels()).toEqual(['Health of Goblins 1']);
    encounters.undo();
    expect(health()).toBe(8);
    encounters.load('Siege');
    expect(labels()).toEqual(['Start Encounter']);
  });

  it('drops the undo history of a deleted encounter', async () => {
    const { storage, encounters, labels, setHealth } = await openAmbush();
    setHealth(3);
    const { encounter } = encounters.store.getState();
    await storage.encounters.remove('Ambush');
    if (encounter) await storage.encounters.create(encounter);
    encounters.load('Ambush');
    expect(labels()).toEqual([]);
  });

  it('keeps what is hidden and released under another name', async () => {
    const { storage, encounters } = await openAmbush();
    encounters.setHidden('groups', 'Goblins', true);
    encounters.setReleased(true);
    expect(await encounters.rename('Siege')).toBe('saved');
    const { encounter, hiddenGroups, released } = encounters.store.getState();
    expect([encounter?.encounterName, [...hiddenGroups], released]).toEqual(['Siege', ['goblins'], 'siege']);
    expect([...storage.encounters.entries().keys()]).toEqual(['siege']);
    expect(await encounters.rename('SIEGE')).toBe('saved');
    expect(encounters.store.getState().encounter?.encounterName).toBe('SIEGE');
    await storage.encounters.create(createEncounter('Other', GROUPS));
    expect(await encounters.rename('other')).toBe('exists');
    expect(encounters.store.getState().encounter?.encounterName).toBe('SIEGE');
  });

  it('hides under another name what is hidden while that is being written', async () => {
    const { encounters } = await openAmbush();
    encounters.setReleased(true);
    const renaming = encounters.rename('Siege');
    encounters.setHidden('groups', 'Goblins', true);
    encounters.setHidden('party', 'Tam', true);
    await renaming;
    const { encounter, hiddenGroups, hiddenParty } = encounters.store.getState();
    expect([encounter?.encounterName, [...hiddenGroups], [...hiddenParty]]).toEqual([
      'Siege',
      ['goblins'],
      ['tam'],
    ]);
  });

  it('hides what it hid, and is not released, once it is replaced or restored', async () => {
    const { storage, encounters } = await openAmbush();
    const { encounter } = encounters.store.getState();
    encounters.setHidden('groups', 'Goblins', true);
    encounters.setHidden('party', 'Tam', true);
    encounters.setReleased(true);
    await storage.encounters.remove('Ambush');
    if (encounter) await storage.encounters.create(encounter);
    encounters.load('Ambush');
    const { hiddenGroups, hiddenParty, released } = encounters.store.getState();
    expect([[...hiddenGroups], [...hiddenParty], released]).toEqual([['goblins'], ['tam'], undefined]);
  });

  it('is duplicated under a free name, with its hidden groups and not released', async () => {
    const { storage, encounters } = await openAmbush();
    encounters.setHidden('groups', 'Goblins', true);
    encounters.setReleased(true);
    expect(await encounters.duplicate('ambush')).toBe('Ambush (2)');
    encounters.load('Ambush (2)');
    const { encounter, hiddenGroups, released } = encounters.store.getState();
    expect([encounter?.members.length, [...hiddenGroups], released]).toEqual([2, ['goblins'], 'ambush']);
    expect(await encounters.duplicate('nobody')).toBeUndefined();
    expect(storage.encounters.entries().size).toBe(2);
  });

  it('hides the groups whose indexes a former version stored', async () => {
    const { storage, browser } = await openAmbush();
    storage.remembered.write('hiddenGroups', [['ambush', [0]]]);
    const { encounters } = await visit(browser.tab());
    encounters.load('Ambush');
    expect([...encounters.store.getState().hiddenGroups]).toEqual(['goblins']);
  });

  it.each([null, 7, 'x', [['ambush']], [['ambush', [{}]]], [['ambush', [9]]], { ambush: [0] }])(
    'shows every group if the stored value is %j',
    async (remembered) => {
      const { storage, encounters } = await openAmbush();
      storage.remembered.write('hiddenGroups', remembered);
      encounters.load('Ambush');
      expect(encounters.store.getState().hiddenGroups.size).toBe(0);
    },
  );
});
