import { describe, expect, it } from 'vitest';
import { readPackJson } from './pack-json.ts';

const long = 'x'.repeat(1_000_000);
const many = Array.from({ length: 200_001 }, () => 0);

describe('readPackJson', () => {
  it.each([
    ['a long text', { play: { text: long } }],
    ['a long list', { play: [many] }],
    ['a long name of a field', { play: { [long]: 1 } }],
  ])('reads %s inside play', (_what, json) => {
    expect(readPackJson(JSON.stringify({ ...json, name: 'A' }))).toEqual({
      ok: true,
      value: { ...json, name: 'A' },
    });
  });

  it.each([
    ['a long text', { name: long, play: {} }, 'string-too-long'],
    ['a long list', { talents: many, play: {} }, 'too-many-entries'],
    ['a long text in a pack without play', { name: long }, 'string-too-long'],
    ['a long text that is no pack', [long], 'string-too-long'],
  ])('refuses %s elsewhere', (_what, json, kind) => {
    expect(readPackJson(JSON.stringify(json))).toMatchObject({ ok: false, problem: { kind } });
  });

  it('refuses what is no JSON, whatever is in play', () => {
    expect(readPackJson(`{"play": "${long}",}`)).toMatchObject({ ok: false });
  });
});
