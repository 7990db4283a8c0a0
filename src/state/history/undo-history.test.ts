import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coalescingEntry,
  type DocumentState,
  EMPTY_HISTORY,
  recordChange,
  stepBack,
  stepForward,
} from './undo-history.ts';

interface Page {
  readonly text: string;
  readonly size: number;
}

const START: DocumentState<Page> = { document: { text: '', size: 1 }, ...EMPTY_HISTORY };

const resize = (state: DocumentState<Page>, size: number, visit?: symbol) =>
  recordChange(state, 'Size', { size }, visit);
const write = (state: DocumentState<Page>, text: string, visit?: symbol) =>
  recordChange(state, 'Text', { text }, visit);
const labels = ({ undoable }: DocumentState<Page>) => undoable.map(({ label }) => label);

describe('undo history', () => {
  it('undoes the last change, and redoes it', () => {
    const state = resize(resize(START, 2), 3);
    const back = stepBack(state);
    expect(back?.document.size).toBe(2);
    expect(back?.undoable).toHaveLength(1);
    expect(back?.redoable.map(({ label }) => label)).toEqual(['Size']);
    expect(back && stepForward(back)).toEqual(state);
  });

  it('returns undefined if nothing can be undone or redone', () => {
    expect(stepBack(START)).toBeUndefined();
    expect(stepForward(START)).toBeUndefined();
  });

  it('undoes only the fields that the step changed', () => {
    const resized = resize(START, 2);
    const since = { ...resized, document: { ...resized.document, text: 'later' } };
    const back = stepBack(since);
    expect(back?.document).toEqual({ text: 'later', size: 1 });
    const other = back && { ...back, document: { ...back.document, text: 'other' } };
    expect(other && stepForward(other)?.document).toEqual({ text: 'other', size: 2 });
  });

  it('clears the redoable steps after the next change', () => {
    const back = stepBack(resize(START, 2));
    expect(back && write(back, 'a').redoable).toEqual([]);
  });

  it('retains the newest 200 steps', () => {
    let state = START;
    for (let size = 2; size < 252; size += 1) state = resize(state, size);
    expect(state.undoable).toHaveLength(200);
    expect(state.undoable.at(0)?.fields).toEqual({ size: 51 });
  });

  it('undoes and redoes any sequence of changes exactly', () => {
    const change = fc.oneof(
      fc.record({ size: fc.nat(9) }),
      fc.record({ text: fc.string({ maxLength: 3 }) }),
      fc.record({ size: fc.nat(9), text: fc.string({ maxLength: 3 }) }),
    );
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 50 }), (changes) => {
        let state = changes.reduce((before, fields) => recordChange(before, 'Change', fields), START);
        const end = state;
        for (let back = stepBack(state); back !== undefined; back = stepBack(state)) state = back;
        expect(state.document).toEqual(START.document);
        for (let on = stepForward(state); on !== undefined; on = stepForward(state)) state = on;
        expect(state).toEqual(end);
      }),
    );
  });
});

describe('typing', () => {
  const visit = Symbol('first');
  const other = Symbol('second');

  it('is one step within a visit', () => {
    const typed = write(write(START, 'a', visit), 'ab', visit);
    expect(labels(typed)).toEqual(['Text']);
    expect(stepBack(typed)?.document.text).toBe('');
  });

  it('is a separate step in each visit, and without a visit', () => {
    expect(labels(write(write(START, 'a', visit), 'b', other))).toEqual(['Text', 'Text']);
    expect(labels(write(write(START, 'a', visit), 'b'))).toEqual(['Text', 'Text']);
    expect(labels(write(write(START, 'a'), 'b'))).toEqual(['Text', 'Text']);
  });

  it('is a separate step under another label of the same visit', () => {
    expect(labels(resize(write(START, 'a', visit), 2, visit))).toEqual(['Text', 'Size']);
  });

  it('leaves no step if it restores the original text', () => {
    const earlier = resize(START, 2);
    const there = write(earlier, 'a', visit);
    expect(labels(there)).toEqual(['Size', 'Text']);
    expect(write(there, '', visit)).toEqual({ ...earlier, redoable: [] });
    expect(labels(write(there, '', other))).toEqual(['Size', 'Text', 'Text']);
  });

  it('is a new step after typing that restored the text', () => {
    const earlier = write(START, 'a', other);
    const back = write(write(earlier, 'ab', visit), 'a', visit);
    const typed = write(back, 'abc', visit);
    expect(labels(typed)).toEqual(['Text', 'Text']);
    expect(labels(write(typed, 'abcd', visit))).toEqual(['Text', 'Text']);
    expect(stepBack(typed)?.document.text).toBe('a');
  });

  it('is a new step after an undo', () => {
    const undone = stepBack(write(write(START, 'a', other), 'ab', visit));
    expect(undone && labels(write(undone, 'ac', visit))).toEqual(['Text', 'Text']);
  });

  it('provides the original fields of its step', () => {
    const typed = write(resize(START, 2), 'a', visit);
    expect(coalescingEntry(typed, 'Text', visit)?.fields).toEqual({ text: '' });
    expect(coalescingEntry(typed, 'Text', other)).toBeUndefined();
  });
});
