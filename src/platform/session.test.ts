import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../storage/testing/fake-browser.ts';
import { openSession, type TabEnvironment } from './session.ts';

function tab(
  sessionStorage: TabEnvironment['sessionStorage'] = new MemoryStore(),
): TabEnvironment & { hide(): void } {
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
  it('restores once what was saved when the page was left', () => {
    const here = tab();
    let steps: unknown = { undo: 1 };
    openSession(here).save('steps', () => steps);
    const after = openSession(here);
    expect(after.restore('steps')).toBeNull();
    steps = { undo: 2 };
    here.hide();
    expect(after.restore('steps')).toEqual({ undo: 2 });
    expect(after.restore('steps')).toBeNull();
  });

  it('removes a value that is undefined by now', () => {
    const here = tab();
    let steps: unknown = 1;
    openSession(here).save('steps', () => steps);
    here.hide();
    steps = undefined;
    here.hide();
    expect(openSession(here).restore('steps')).toBeNull();
  });

  it('restores nothing if storage is full, blocked or holds invalid JSON', () => {
    const full = tab({
      getItem: () => '{',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    });
    openSession(full).save('steps', () => 1);
    full.hide();
    expect(openSession(full).restore('steps')).toBeNull();

    const blocked = { ...tab(), sessionStorage: undefined };
    openSession(blocked).save('steps', () => 1);
    blocked.hide();
    expect(openSession(blocked).restore('steps')).toBeNull();
  });
});
