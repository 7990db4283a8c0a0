import { describe, expect, it, vi } from 'vitest';
import { openSession } from '../../platform/session.ts';
import { UNCHANGED } from './outcome.ts';
import { createPersistedHistories, type DocumentFormat } from './persisted-histories.ts';
import type { DocumentState } from './undo-history.ts';
import { createDocument } from './undoable-document.ts';

interface Stored {
  readonly words: readonly string[];
}
interface Local {
  readonly cursor: number;
}

const FORMAT: DocumentFormat<Stored & Local> = {
  serialize: (document) => ({ ...document }),
  read: ({ words, cursor }) => ({ words: words as Stored['words'], cursor: Number(cursor) }),
};

function openEditor() {
  const session = openSession({ sessionStorage: undefined, page: { onHide: () => () => undefined } });
  let shown: DocumentState<Stored & Local> | undefined;
  const store = vi.fn<(document: Stored & Local, isCoalesced: boolean) => void>();
  const document = createDocument<Stored, Local>({
    format: FORMAT,
    histories: createPersistedHistories('test', FORMAT, session),
    local: { cursor: 0 },
    show: (state) => {
      shown = state;
    },
    store,
  });
  const write = (word: string, visit?: symbol) =>
    document.apply(
      `Write ${word}`,
      ({ words }) => ({ kind: 'changed', fields: { words: [...words, word], cursor: 1 } }),
      visit,
    );
  return {
    document,
    write,
    store,
    shown: () => shown,
    labels: () => shown?.undoable.map(({ label }) => label),
  };
}

describe('an undoable document', () => {
  it('shows and stores every change, undo and redo', () => {
    const { document, write, store, shown } = openEditor();
    document.open('a', { words: [] });
    write('one');
    expect(shown()?.document).toEqual({ words: ['one'], cursor: 1 });
    expect(document.peek('undo')).toEqual({ words: [], cursor: 0 });
    expect(document.step('undo')).toBe(true);
    expect(shown()?.document).toEqual({ words: [], cursor: 0 });
    expect(document.step('redo')).toBe(true);
    expect(document.step('redo')).toBe(false);
    expect(store.mock.calls.map(([{ words }]) => words)).toEqual([['one'], [], ['one']]);
  });

  it('changes nothing if a transition changes nothing', () => {
    const { document, store, labels } = openEditor();
    document.open('a', { words: [] });
    expect(document.apply('Nothing', () => UNCHANGED)).toEqual({ kind: 'unchanged' });
    expect(document.apply('No', () => ({ kind: 'refused', reason: 'Full.' }))).toMatchObject({
      reason: 'Full.',
    });
    expect(labels()).toEqual([]);
    expect(store).not.toHaveBeenCalled();
  });

  it('passes the document before the step to a transition, and coalescing to the store', () => {
    const { document, store } = openEditor();
    document.open('a', { words: [] });
    const before: (readonly string[])[] = [];
    const visit = Symbol('visit');
    for (const word of ['o', 'on']) {
      document.apply(
        'Write',
        (_now, { words }) => {
          before.push(words);
          return { kind: 'changed', fields: { words: [word] } };
        },
        visit,
      );
    }
    expect(before).toEqual([[], []]);
    expect(store.mock.calls.map(([, isCoalesced]) => isCoalesced)).toEqual([false, true]);
  });

  it('updates session fields without a step', () => {
    const { document, write, store, shown, labels } = openEditor();
    document.open('a', { words: [] });
    write('one');
    document.update({ cursor: 7 });
    expect([shown()?.document.cursor, labels(), store.mock.calls.length]).toEqual([7, ['Write one'], 1]);
    document.step('undo');
    document.step('redo');
    expect(shown()?.document.cursor).toBe(7);
  });

  it('overrides fields of a step with those of the caller', () => {
    const { document, write, shown } = openEditor();
    document.open('a', { words: [] });
    write('one');
    document.step('undo', { words: ['other'] });
    expect(shown()?.document).toEqual({ words: ['other'], cursor: 0 });
    document.step('redo');
    expect(shown()?.document.words).toEqual(['one']);
  });

  it('returns with its undo history after another document, even if every object was rebuilt', () => {
    const { document, write, shown, labels } = openEditor();
    document.open('a', { words: [] });
    write('one');
    document.open('b', { words: [] });
    expect([labels(), shown()?.document.cursor]).toEqual([[], 0]);
    document.open('a', structuredClone({ words: ['one'] }));
    expect([labels(), shown()?.document.cursor]).toEqual([['Write one'], 1]);
    document.close();
    expect(shown()).toBeUndefined();
    document.open('a', { words: ['one'] });
    expect(labels()).toEqual(['Write one']);
  });

  it('returns without undo history if its content was changed elsewhere', () => {
    const { document, write, shown, labels } = openEditor();
    document.open('a', { words: [] });
    write('one');
    document.open('a', { words: ['one', 'two'] });
    expect([labels(), shown()?.document.cursor]).toEqual([[], 1]);
    write('three');
    document.replace({ words: ['other'] });
    expect([labels(), shown()?.document]).toEqual([[], { words: ['other'], cursor: 1 }]);
  });

  it('returns as new after it was forgotten', () => {
    const { document, write, shown, labels } = openEditor();
    document.open('a', { words: [] });
    write('one');
    document.forget('a');
    document.close();
    document.open('a', { words: ['one'] });
    expect([labels(), shown()?.document.cursor]).toEqual([[], 0]);
  });

  it('does nothing while it is closed', () => {
    const { document, write, store, shown } = openEditor();
    expect(write('one')).toEqual({ kind: 'unchanged' });
    document.update({ cursor: 1 });
    document.replace({ words: ['one'] });
    expect([document.step('undo'), document.peek('redo'), shown()]).toEqual([false, undefined, undefined]);
    expect(store).not.toHaveBeenCalled();
  });
});
