import { expect, it } from 'vitest';
import { createEncounter, GROUP_DEFAULTS } from '../../core/encounter/create.ts';
import { FakeBrowser, MemoryStore } from '../../storage/testing/fake-browser.ts';
import { aPackJson } from '../../testing/packs.ts';
import { openSessionTab } from '../../testing/session-tab.ts';
import { encounterDraft, NO_ENCOUNTER_DRAFT } from './encounter-draft.ts';
import { encounterEdits } from './encounter-edits.ts';
import { NO_CHARACTER_DRAFT, newCharacterDraft } from './new-character-draft.ts';

const WOLVES = { name: 'Wolves', maximumHealth: 6, maximumEnergy: 2, maximumAP: 3, members: 4, foe: 'Wolf' };

it('the forms of a new encounter and a new character outlast a reload, also before one sees them again', async () => {
  const tab = await openSessionTab(aPackJson({}));
  const encounter = {
    name: 'Ford',
    groups: [WOLVES],
    group: { ...GROUP_DEFAULTS, name: 'O' },
    isWithParty: true,
  };
  const character = { name: 'Mara', startingPotential: 20, startingSkills: ['Lore'] };
  encounterDraft(tab.game).setState(encounter);
  newCharacterDraft(tab.game).setState(character);
  const { game } = await (await tab.reload()).reload();
  expect(encounterDraft(game).getState()).toEqual(encounter);
  expect(newCharacterDraft(game).getState()).toEqual(character);
});

it('a form that was emptied stays so', async () => {
  const tab = await openSessionTab(aPackJson({}));
  encounterDraft(tab.game).setState({ name: 'Ford' });
  const again = await tab.reload();
  expect(encounterDraft(again.game).getState().name).toBe('Ford');
  encounterDraft(again.game).setState(NO_ENCOUNTER_DRAFT, true);
  const { game } = await again.reload();
  expect(encounterDraft(game).getState()).toBe(NO_ENCOUNTER_DRAFT);
});

it.each([
  ['no JSON', '{'],
  ['another value', '7'],
  ['other fields', '{"name":"Mara","startingPotential":"20","startingSkills":[]}'],
])('a form that holds %s is empty', async (_, text) => {
  const sessionStorage = new MemoryStore();
  sessionStorage.setItem('tabard.session.newCharacter', text);
  const { game } = await openSessionTab(aPackJson({}), new FakeBrowser(), sessionStorage);
  expect(newCharacterDraft(game).getState()).toBe(NO_CHARACTER_DRAFT);
});

it('what is typed for an encounter outlasts a reload, follows a rename, and ends with the encounter', async () => {
  const tab = await openSessionTab(aPackJson({}));
  const edits = {
    encounter: 'ford',
    newGroup: { ...GROUP_DEFAULTS, name: 'Bears' },
    groups: [['Wolves', { name: 'Dire Wolves', maximumHealth: 9 }]] as const,
  };
  const ford = createEncounter('Ford', [WOLVES]);
  await tab.game.storage.encounters.create(ford);
  encounterEdits(tab.game).setState([edits], true);
  const { game } = await tab.reload();
  const kept = encounterEdits(game);
  expect(kept.getState()).toEqual([edits]);
  await game.storage.encounters.rename('Ford', { ...ford, encounterName: 'Siege' });
  expect(kept.getState()).toEqual([{ ...edits, encounter: 'siege' }]);
  await game.storage.encounters.remove('Siege');
  expect(kept.getState()).toEqual([]);
});
