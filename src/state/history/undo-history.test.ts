import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_HISTORY, recordChange, stepBack, stepForward, type UndoHistory } from './undo-history.ts';

describe('steps', () => {
  it('go back to the value before the last change, and forward again', () => {
    const steps = recordChange(recordChange<number>(EMPTY_HISTORY, 'to 2', 1), 'to 3', 2);
    const back = stepBack(steps, 3);
    expect(back?.value).toBe(2);
    expect(back?.steps.undoable.map((step) => step.label)).toEqual(['to 2']);
    expect(back?.steps.redoable.map((step) => step.label)).toEqual(['to 3']);
    expect(stepForward(back?.steps ?? EMPTY_HISTORY, 2)).toEqual({ value: 3, steps });
  });

  it('end where there is nothing to undo or redo', () => {
    expect(stepBack(EMPTY_HISTORY, 1)).toBeUndefined();
    expect(stepForward(EMPTY_HISTORY, 1)).toBeUndefined();
  });

  it('forget what could be redone when something else changes', () => {
    const back = stepBack(recordChange<number>(EMPTY_HISTORY, 'to 2', 1), 2);
    expect(recordChange(back?.steps ?? EMPTY_HISTORY, 'to 5', 1).redoable).toEqual([]);
  });

  it('make one step of typing that goes on', () => {
    const steps = recordChange(recordChange<string>(EMPTY_HISTORY, 'Notes', '', true), 'Notes', 'a', true);
    expect(steps.undoable).toEqual([{ label: 'Notes', value: '' }]);
  });

  it('make none of typing that ends where it began', () => {
    const earlier = recordChange<number>(EMPTY_HISTORY, 'Health', 1);
    const typed = recordChange(earlier, 'Quantity', 3, true, (began) => began === 40);
    expect(typed.undoable).toHaveLength(2);
    const back = recordChange(typed, 'Quantity', 40, true, (began) => began === 3);
    expect(back.undoable).toMatchObject(earlier.undoable);
    expect(recordChange(typed, 'Quantity', 40, false, (began) => began === 3).undoable).toHaveLength(3);
  });

  it('make a step of their own for typing after such a way there and back', () => {
    const isBack = (began: number) => began === 5;
    const visit = recordChange<number>(EMPTY_HISTORY, 'Quantity', 3);
    const back = recordChange(recordChange(visit, 'Quantity', 5), 'Quantity', 1, true, isBack);
    const typed = recordChange(back, 'Quantity', 5, true, isBack);
    expect(typed.undoable.map(({ value }) => value)).toEqual([3, 5]);
    expect(recordChange(typed, 'Quantity', 2, true, () => false).undoable).toHaveLength(2);
  });

  it('make a step of their own for a change under the same label that is no typing', () => {
    expect(recordChange(recordChange<number>(EMPTY_HISTORY, 'Health', 1), 'Health', 2).undoable).toHaveLength(
      2,
    );
  });

  it('keep the newest two hundred', () => {
    let steps: UndoHistory<number> = EMPTY_HISTORY;
    for (let value = 0; value < 250; value += 1) steps = recordChange(steps, `to ${value + 1}`, value);
    expect(steps.undoable).toHaveLength(200);
    expect(steps.undoable.at(0)?.value).toBe(50);
  });

  it('undo any row of changes exactly', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 50 }), (values) => {
        let now = 0;
        let steps: UndoHistory<number> = EMPTY_HISTORY;
        for (const value of values) {
          steps = recordChange(steps, `to ${value}`, now);
          now = value;
        }
        for (let back = stepBack(steps, now); back !== undefined; back = stepBack(steps, now)) {
          now = back.value;
          steps = back.steps;
        }
        expect(now).toBe(0);
        for (let on = stepForward(steps, now); on !== undefined; on = stepForward(steps, now)) {
          now = on.value;
          steps = on.steps;
        }
        expect(now).toBe(values.at(-1));
      }),
    );
  });
});
