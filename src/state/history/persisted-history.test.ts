import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { addPotential } from '../../core/character/resources.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import type { Session } from '../../platform/session.ts';
import { anyInventoryItem, aSheet, inventoryOf } from '../../testing/sheets.ts';
import { keptSheetSteps } from '../characters/sheet-steps.ts';
import { EMPTY_HISTORY, recordChange, stepBack, stepForward, type UndoHistory } from './undo-history.ts';

/** A tab that is reloaded by `reload`; what it keeps can be spoilt. */
function tab() {
  const kept = new Map<string, string>();
  const gives = new Map<string, () => unknown>();
  const session: Session = {
    restore(name) {
      const text = kept.get(name);
      kept.delete(name);
      return JSON.parse(text ?? 'null');
    },
    save: (name, give) => gives.set(name, give),
  };
  return {
    session,
    kept,
    reload() {
      for (const [name, give] of gives) {
        const value = give();
        if (value !== undefined) kept.set(name, JSON.stringify(value));
      }
    },
  };
}

const start = aSheet({ inventory: inventoryOf() });
const hurt = { ...start, health: 3 };
const richer = { ...hurt, potential: 99 };
const noted = { ...richer, notes: 'A debt to the ferryman' };

/** Two steps back to `start`, one forward to `noted`, at `richer`. */
const steps: UndoHistory<Sheet> = {
  undoable: [
    { label: 'Health', value: start },
    { label: 'Potential', value: hurt },
  ],
  redoable: [{ label: 'Notes', value: noted }],
};

function afterReload(
  value: Sheet,
  its: UndoHistory<Sheet>,
  spoil: (text: string) => string = (text) => text,
) {
  const here = tab();
  keptSheetSteps(here.session).save(() => ({ value, steps: its }));
  here.reload();
  for (const [name, text] of here.kept) here.kept.set(name, spoil(text));
  return { here, kept: keptSheetSteps(here.session) };
}

describe('the steps of a sheet', () => {
  test('are there after a reload, both ways, once', () => {
    const { kept } = afterReload(richer, steps);
    expect(kept.restore(richer)).toEqual(steps);
    expect(kept.restore(richer)).toEqual(EMPTY_HISTORY);
  });

  test('are gone where the sheet was changed meanwhile', () => {
    const { kept } = afterReload(richer, steps);
    expect(kept.restore(hurt)).toEqual(EMPTY_HISTORY);
  });

  test('are none where there was none, or nothing on the table', () => {
    expect(afterReload(richer, EMPTY_HISTORY).here.kept.size).toBe(0);
    const here = tab();
    keptSheetSteps(here.session).save(() => ({ value: undefined, steps }));
    here.reload();
    expect(here.kept.size).toBe(0);
  });

  test('are the newest 50', () => {
    let many: UndoHistory<Sheet> = EMPTY_HISTORY;
    for (let potential = 0; potential < 80; potential++)
      many = recordChange(many, `Potential ${potential}`, { ...start, potential });
    const { undoable } = afterReload({ ...start, potential: 80 }, many).kept.restore({
      ...start,
      potential: 80,
    });
    expect(undoable).toEqual(many.undoable.slice(-50));
  });

  test.each([
    ['no steps', (text: string) => text.replace('"undoable"', '"undo"'), []],
    ['a label that is none', (text: string) => text.replace('"label":"Potential"', '"label":7'), []],
    [
      'a sheet that is none',
      (text: string) => text.replace('"changes":{"health":12', '"changes":{"health":"x"'),
      ['Potential'],
    ],
    [
      'changes that are none',
      (text: string) => text.replace('"changes":{"health":12}', '"changes":7'),
      ['Potential'],
    ],
  ])('stop at %s', (_what, spoil, labels) => {
    const { undoable } = afterReload(richer, steps, spoil).kept.restore(richer);
    expect(undoable.map(({ label }) => label)).toEqual(labels);
  });

  test.prop([fc.array(fc.oneof(fc.nat(99), anyInventoryItem), { maxLength: 12 }), fc.nat(12)])(
    'lead over a reload to the same sheets, whatever was done',
    (acts, backwards) => {
      let now: Sheet = start;
      let its: UndoHistory<Sheet> = EMPTY_HISTORY;
      for (const act of acts) {
        its = recordChange(its, 'Act', now);
        now =
          typeof act === 'number'
            ? addPotential(now, act)
            : { ...now, inventory: new Map(now.inventory).set(act.id, act) };
      }
      for (let back = 0; back < backwards; back++) {
        const gone = stepBack(its, now);
        if (gone === undefined) break;
        now = gone.value;
        its = gone.steps;
      }
      expect(afterReload(now, its).kept.restore(now)).toEqual(its);
      expect(stepForward(its, now)?.value).toEqual(its.redoable.at(-1)?.value);
    },
  );
});
