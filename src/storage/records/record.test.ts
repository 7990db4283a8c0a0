import { describe, expect, it } from 'vitest';
import { peekRevision, rawText, serializeRecord } from './record.ts';

describe('a serialized record', () => {
  it('has a revision that is readable without parsing', () => {
    const record = { rev: 12, schema: 1, savedAt: 3, data: 'x' };
    expect(peekRevision(serializeRecord(record))).toEqual({ rev: 12, detached: false });
    expect(peekRevision(serializeRecord({ ...record, detached: { base: 3, over: 'x' } }))).toEqual({
      rev: 12,
      detached: true,
    });
    expect(peekRevision(serializeRecord({ ...record, detached: { base: 0 } }))?.detached).toBe(true);
    for (const text of ['', '{}', '{"rev":"1","schema":1}', '{"rev":1}', ' {"rev":1,"schema":1,']) {
      expect(peekRevision(text)).toBeUndefined();
    }
  });

  it('has a raw text for any stored value', () => {
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    expect(rawText(cycle)).toBe('[object Object]');
    expect(rawText(undefined)).toBe('undefined');
    expect(rawText(3n)).toBe('3');
    expect(rawText({ a: 1 })).toBe('{"a":1}');
  });
});
