import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { commonRecords, deviceMessageSchema, differentRecords, type RecordMark } from './pairing-records.ts';

const mark = (name: string, fingerprint: string): RecordMark => ({ kind: 'characters', name, fingerprint });
const differences = (own: RecordMark[], theirs: RecordMark[], common = {}) =>
  differentRecords(own, theirs, common).map(({ name, difference }) => [name, difference]);

describe('the records of another device', () => {
  it('are new where this one has none of the name', () => {
    expect(differences([mark('Aria', '1')], [mark('Bo', '1')])).toEqual([['Bo', 'new']]);
  });

  it('are newer where only they have changed since both were the same', () => {
    const common = commonRecords([mark('Aria', '1')], [mark('Aria', '1')], {});
    expect(differences([mark('Aria', '1')], [mark('Aria', '2')], common)).toEqual([['Aria', 'newer']]);
    expect(differences([mark('Aria', '2')], [mark('Aria', '1')], common)).toEqual([]);
    expect(differences([mark('Aria', '2')], [mark('Aria', '3')], common)).toEqual([['Aria', 'both']]);
  });

  it('were both changed where nobody knows what both had', () => {
    expect(differences([mark('Aria', '1')], [mark('Aria', '2')])).toEqual([['Aria', 'both']]);
    expect(differences([mark('Aria', '1')], [mark('Aria', '1')])).toEqual([]);
  });

  it('called like a field of every object are records as others', () => {
    expect(differences([mark('constructor', '1')], [mark('constructor', '2')])).toEqual([
      ['constructor', 'both'],
    ]);
  });
});

it('a list of a newer version is read without the kinds that this one does not know', () => {
  const known = mark('Aria', '1');
  const records = [{ ...known, more: true }, { ...known, kind: 'maps' }, 3];
  const read = v.safeParse(deviceMessageSchema, { type: 'list', device: 'x', asks: false, records });
  expect(read.output).toMatchObject({ records: [known] });
});

describe('what both devices had', () => {
  it('stays until both are the same again, or neither has it', () => {
    const before = { 'characters/aria': '1', 'characters/gone': '1' };
    expect(commonRecords([mark('Aria', '2')], [mark('Aria', '1')], before)).toEqual({
      'characters/aria': '1',
    });
    expect(commonRecords([mark('Aria', '2')], [mark('Aria', '2')], before)).toEqual({
      'characters/aria': '2',
    });
  });
});
