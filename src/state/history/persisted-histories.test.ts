import { fc, it as propertyTest } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { addPotential } from '../../core/character/resources.ts';
import { selectAction } from '../../core/combat/action-draft.ts';
import { openSession } from '../../platform/session.ts';
import { MemoryStore } from '../../storage/testing/fake-browser.ts';
import { anyInventoryItem } from '../../testing/arbitrary-sheets.ts';
import { aSheet, inventoryOf } from '../../testing/sheets.ts';
import { CHARACTER_FORMAT, type CharacterDocument } from '../characters/character-document.ts';
import { NO_DRAFTS } from '../characters/editor-drafts.ts';
import { NO_COMBAT } from '../combat/combat-record.ts';
import { createPersistedHistories, type PersistedHistories } from './persisted-histories.ts';
import { type DocumentState, EMPTY_HISTORY, recordChange, stepBack, stepForward } from './undo-history.ts';

const STORED = 'tabard.session.characters';

interface OpenTab {
  readonly histories: PersistedHistories<CharacterDocument>;
  readonly sessionStorage: MemoryStore;
  /** Reloads the page; `spoil` alters the stored JSON. */
  reload(spoil?: (text: string) => string): OpenTab;
}

function openTab(sessionStorage = new MemoryStore()): OpenTab {
  let hide: () => void = () => undefined;
  const page = {
    onHide(listener: () => void) {
      hide = listener;
      return () => undefined;
    },
  };
  const histories = createPersistedHistories(
    'characters',
    CHARACTER_FORMAT,
    openSession({ sessionStorage, page }),
  );
  const reload = (spoil: (text: string) => string = (text) => text): OpenTab => {
    hide();
    const text = sessionStorage.getItem(STORED);
    if (text !== null) sessionStorage.setItem(STORED, spoil(text));
    return openTab(sessionStorage);
  };
  return { histories, sessionStorage, reload };
}

const start: CharacterDocument = {
  sheet: aSheet({ inventory: inventoryOf() }),
  ...NO_COMBAT,
  drafts: NO_DRAFTS,
};
const swing = selectAction('Swing');

/** Two steps back to `start`, and one forward to notes. */
function played(): DocumentState<CharacterDocument> {
  const hurt = { ...start.sheet, health: 3 };
  const richer = { ...hurt, potential: 99 };
  const noted = { ...richer, notes: 'A debt to the ferryman' };
  let state: DocumentState<CharacterDocument> = { document: start, ...EMPTY_HISTORY };
  state = recordChange(state, 'Health', { sheet: hurt, draft: swing });
  state = recordChange(state, 'Potential', { sheet: richer });
  state = recordChange(state, 'Notes', { sheet: noted });
  return stepBack(state) ?? state;
}

describe('persisted histories', () => {
  it('survive a reload in both directions, with the fields that each step changed', () => {
    const { histories, reload } = openTab();
    histories.save('aria', played());
    expect(reload().histories.find('aria')).toEqual(played());
  });

  it('survive a second reload without being read in between', () => {
    const { histories, reload } = openTab();
    histories.save('aria', played());
    expect(reload().reload().histories.find('aria')).toEqual(played());
  });

  it('are removed from storage while a page has them', () => {
    const { histories, reload } = openTab();
    histories.save('aria', played());
    expect(reload().sessionStorage.length).toBe(0);
  });

  it('are stored and forgotten by key', () => {
    const { histories, reload } = openTab();
    histories.save('aria', played());
    histories.save('brom', { document: start, ...EMPTY_HISTORY });
    histories.forget('aria');
    const { histories: after } = reload();
    expect(after.find('aria')).toBeUndefined();
    expect(after.find('brom')?.document).toEqual(start);
  });

  it('store nothing if they are empty', () => {
    const { reload, sessionStorage } = openTab();
    reload();
    expect(sessionStorage.length).toBe(0);
  });

  it('are kept for the twenty last used documents', () => {
    const { histories, reload } = openTab();
    for (let index = 0; index < 25; index++) histories.save(`${index}`, played());
    histories.save('5', played());
    expect(histories.find('4')).toBeUndefined();
    const { histories: after } = reload();
    expect([4, 5, 6, 24].map((index) => after.find(`${index}`) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('survive a reload within the size limit, last used first', () => {
    const { histories, reload } = openTab();
    const large = { ...start, sheet: { ...start.sheet, notes: 'x'.repeat(1_500_000) } };
    histories.save('first', { document: large, ...EMPTY_HISTORY });
    histories.save('small', played());
    histories.save('last', { document: large, ...EMPTY_HISTORY });
    const { histories: after } = reload();
    expect(['first', 'small', 'last'].map((key) => after.find(key) !== undefined)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('survive a reload with their newest 50 steps', () => {
    let many: DocumentState<CharacterDocument> = { document: start, ...EMPTY_HISTORY };
    for (let potential = 1; potential <= 80; potential++) {
      many = recordChange(many, `Potential ${potential}`, { sheet: { ...start.sheet, potential } });
    }
    const { histories, reload } = openTab();
    histories.save('aria', many);
    expect(reload().histories.find('aria')?.undoable).toEqual(many.undoable.slice(-50));
  });

  it.each([
    ['no steps', (text: string) => text.replace('"undoable"', '"undo"'), []],
    ['a label that is none', (text: string) => text.replace('"label":"Potential"', '"label":7'), []],
    ['fields that are none', (text: string) => text.replace('"fields":["sheet"]', '"fields":7'), []],
    [
      'a sheet that is none',
      (text: string) => text.replace('"changes":{"health":12', '"changes":{"health":"x"'),
      ['Potential'],
    ],
    [
      'changes that are none',
      (text: string) => text.replace(/"changes":\{"health":12[^}]*\}/, '"changes":7'),
      ['Potential'],
    ],
  ])('stop at %s', (_what, spoil, labels) => {
    const { histories, reload } = openTab();
    histories.save('aria', played());
    const found = reload(spoil).histories.find('aria');
    expect(found?.undoable.map(({ label }) => label)).toEqual(labels);
  });

  it.each([
    ['a history of an earlier version', '{"now":{"version":7,"name":"Aria"},"undoable":[],"redoable":[]}'],
    ['pairs that are none', '[7,["aria"],[3,{}],["aria",{"now":7}]]'],
    ['no JSON', '{'],
  ])('are empty if the session contains %s', (_what, text) => {
    const sessionStorage = new MemoryStore();
    sessionStorage.setItem(STORED, text);
    expect(openTab(sessionStorage).histories.find('aria')).toBeUndefined();
  });

  propertyTest.prop([fc.array(fc.oneof(fc.nat(99), anyInventoryItem), { maxLength: 12 }), fc.nat(12)])(
    'lead over a reload to the same documents, whatever was done',
    (acts, backwards) => {
      let state: DocumentState<CharacterDocument> = { document: start, ...EMPTY_HISTORY };
      for (const act of acts) {
        const { sheet } = state.document;
        const next =
          typeof act === 'number'
            ? addPotential(sheet, act)
            : { ...sheet, inventory: new Map(sheet.inventory).set(act.id, act) };
        state = recordChange(state, 'Act', { sheet: next });
      }
      for (let back = 0; back < backwards; back++) state = stepBack(state) ?? state;
      const { histories, reload } = openTab();
      histories.save('aria', state);
      const found = reload().histories.find('aria');
      expect(found).toEqual(state);
      expect(found && stepForward(found)).toEqual(stepForward(state));
    },
  );
});
