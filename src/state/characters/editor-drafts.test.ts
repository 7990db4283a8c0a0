import { beforeEach, describe, expect, it } from 'vitest';
import { aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { openSessionTab, type SessionTab } from '../../testing/session-tab.ts';
import { anInventoryItem, aSheet } from '../../testing/sheets.ts';
import { type EditorDrafts, NO_DRAFTS, readDrafts, serializeDrafts } from './editor-drafts.ts';

const CORE = aPackJson({ name: 'Core', constants: CONSTANTS });
const aria = aSheet({ packInfo: [['Core', 1]] });
const berit = aSheet({ name: 'Berit', packInfo: [['Core', 1]] });

const DRAFTS: EditorDrafts = {
  talents: ['Hale', 'Robust'],
  skills: new Map([['Blades', 4]]),
  items: ['Ring', 'Ring'],
  genericItem: { name: 'Lantern', flavor: 'It smells of fish.', weightInTenths: 15, cost: 2 },
  uploadedItem: anInventoryItem('Sword'),
};

let session: SessionTab;

const loaded = () => session.game.loaded;
const drafts = () => loaded().store.getState().drafts;

beforeEach(async () => {
  session = await openSessionTab(CORE);
  await loaded().load(aria);
  loaded().updateDrafts(DRAFTS);
});

describe('the drafts of the editors', () => {
  it('outlast another character, and are not mixed with its own', async () => {
    await loaded().load(berit);
    expect(drafts()).toEqual(NO_DRAFTS);
    loaded().updateDrafts({ talents: ['Parry'] });
    await loaded().load(aria);
    expect(drafts()).toEqual(DRAFTS);
    await loaded().load(berit);
    expect(drafts()).toEqual({ ...NO_DRAFTS, talents: ['Parry'] });
  });

  it('outlast a reload, also where nothing was changed', async () => {
    session = await session.reload();
    await loaded().load(aria);
    expect(drafts()).toEqual(DRAFTS);
  });

  it('are left alone by undo and redo, and change nothing that is saved', async () => {
    loaded().change('Hurt', (sheet) => ({ ...sheet, health: 3 }));
    loaded().updateDrafts({ talents: ['Parry'] });
    expect(loaded().store.getState().undoable).toHaveLength(1);
    await loaded().undo();
    expect(drafts()).toEqual({ ...DRAFTS, talents: ['Parry'] });
    await loaded().redo();
    expect(drafts()).toEqual({ ...DRAFTS, talents: ['Parry'] });
  });
});

describe('stored drafts', () => {
  it('are read as they were', () => {
    for (const each of [DRAFTS, NO_DRAFTS]) {
      expect(readDrafts(JSON.parse(JSON.stringify(serializeDrafts(each))))).toEqual(each);
    }
  });

  it.each([
    ['nothing', undefined],
    ['another shape', { talents: 'Hale' }],
  ])('are none where they are %s', (_what, json) => {
    expect(readDrafts(json)).toEqual(NO_DRAFTS);
  });
});
