import { describe, expect, it } from 'vitest';
import { describeRestore, describeThirdCopy, formatBytes, recordName } from './format.ts';

describe('the data section', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.0 kB'],
    [15_300, '15 kB'],
    [2_440_000, '2.4 MB'],
    [300_000_000_000, '300 GB'],
  ])('formats %d bytes as %s', (count, text) => {
    expect(formatBytes(count)).toBe(text);
  });

  it('names a record with its kind', () => {
    expect(recordName({ kind: 'characters', name: 'Aria' })).toEqual([
      { name: 'Aria' },
      ' (',
      'character',
      ')',
    ]);
    expect(recordName({ kind: 'settings', name: '' })).toBe('Settings');
  });

  it('describes the third copy', () => {
    const held = { records: 1, packs: 2, snapshots: 1, bytes: 45_000 };
    expect(describeThirdCopy({ state: 'in-sync', missing: 0, ...held })).toBe(
      'In sync: has the latest version of 1 record and keeps 2 packs and 1 snapshot (45 kB)',
    );
    const none = { records: 0, packs: 0, snapshots: 0, bytes: 0 };
    expect(describeThirdCopy({ state: 'in-sync', missing: 0, ...none })).toBe('In sync');
    expect(describeThirdCopy({ state: 'in-sync', missing: 0, ...none, records: 5 })).toBe(
      'In sync: has the latest version of 5 records',
    );
    expect(describeThirdCopy({ state: 'behind', missing: 3, ...held })).toMatch(
      /^Behind by 3, until the next start: /,
    );
    expect(describeThirdCopy(undefined)).toMatch(/^Not available/);
    expect(describeThirdCopy({ state: 'unknown' })).toMatch(/^Does not answer/);
  });

  it('describes what a restore did', () => {
    const aria = { kind: 'characters', name: 'Aria' } as const;
    const none = { added: [], replaced: [], unchanged: [aria], kept: [], quarantined: [] };
    expect(describeRestore(none)).toBe('Nothing had to be restored.');
    expect(describeRestore({ ...none, added: [aria], kept: [aria, aria] })).toBe(
      'Restored: 1 added; 2 left as they are.',
    );
  });
});
