import { describe, expect, it } from 'vitest';
import { FakeBrowser } from './testing/fake-browser.ts';
import { FAULT_SHAPES, Faults } from './testing/faults.ts';
import { OPERATIONS } from './testing/operations.ts';
import { open } from './testing/test-codecs.ts';
import { strikeEverywhere } from './testing/write-faults.ts';

describe('a fault at every write of every operation', () => {
  it.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
    'loses nothing: %s',
    async (_, operation) => {
      for (const shape of FAULT_SHAPES) {
        const { writes, lost } = await strikeEverywhere(operation, shape);
        expect(lost).toEqual([]);
        // An operation without writes would test nothing.
        expect(writes).toBeGreaterThan(0);
      }
    },
  );
});

describe('an acknowledged save', () => {
  it.each(FAULT_SHAPES)('survives a later fault and an outdated localStorage: %s', async (shape) => {
    for (let at = 1; at <= 12; at += 1) {
      const browser = new FakeBrowser();
      const tab = browser.tab();
      const storage = await open(tab.environment);
      const flushed = new Map(browser.localStorage?.items);
      const faults = new Faults(browser, tab, at, shape);
      const saved: string[] = [];
      for (let index = 0; index < 6; index += 1) {
        const outcome = await storage.characters.save({ name: 'Aria', notes: `version ${index}` });
        if (outcome.kind === 'saved') saved.push(`version ${index}`);
      }
      faults.end();
      browser.localStorage?.items.clear();
      for (const [address, text] of flushed) browser.localStorage?.items.set(address, text);
      const again = await open(browser.tab().environment);
      const last = saved.at(-1);
      if (last !== undefined) expect(again.characters.get('Aria')?.value.notes).toBe(last);
    }
  });
});
