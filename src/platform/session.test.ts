import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../storage/testing/fake-browser.ts';
import { openSession, type Tab } from './session.ts';

function tab(sessionStorage: Tab['sessionStorage'] = new MemoryStore()): Tab & { hide(): void } {
  const listeners: (() => void)[] = [];
  return {
    sessionStorage,
    page: {
      onHide: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
    },
    hide: () => {
      for (const listener of listeners) listener();
    },
  };
}

describe('the session of a tab', () => {
  it('gives once what was kept as the page was left', () => {
    const here = tab();
    let steps: unknown = { undo: 1 };
    openSession(here).keep('steps', () => steps);
    const after = openSession(here);
    expect(after.take('steps')).toBeNull();
    steps = { undo: 2 };
    here.hide();
    expect(after.take('steps')).toEqual({ undo: 2 });
    expect(after.take('steps')).toBeNull();
  });

  it('lets go of what there no longer is', () => {
    const here = tab();
    let steps: unknown = 1;
    openSession(here).keep('steps', () => steps);
    here.hide();
    steps = undefined;
    here.hide();
    expect(openSession(here).take('steps')).toBeNull();
  });

  it('keeps nothing where it is full, blocked or holds what is no JSON', () => {
    const full = tab({
      getItem: () => '{',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    });
    openSession(full).keep('steps', () => 1);
    full.hide();
    expect(openSession(full).take('steps')).toBeNull();

    const blocked = { ...tab(), sessionStorage: undefined };
    openSession(blocked).keep('steps', () => 1);
    blocked.hide();
    expect(openSession(blocked).take('steps')).toBeNull();
  });
});
