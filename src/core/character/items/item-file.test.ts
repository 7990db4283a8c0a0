import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyInventoryItem } from '../../../testing/arbitrary-sheets.ts';
import { aCustomItem, anInventoryItem, HOSTILE_NAMES } from '../../../testing/sheets.ts';
import { parseItemFile, serializeItemFile } from './item-file.ts';
import { itemId } from './item-id.ts';

const NOT_AN_ITEM = { ok: false, problem: 'File did not contain a valid item.' };

describe('the file of an item', () => {
  it('has its fields', () => {
    const sword = anInventoryItem('Sword', { id: 'a', name: 'Old sword', flavor: 'Rusty' });
    expect(JSON.stringify(serializeItemFile(sword))).toBe(
      '{"id":"a","name":"Old sword","flavor":"Rusty","quantity":1,"template":"Sword"}',
    );
    expect(JSON.stringify(serializeItemFile(aCustomItem('Rope', { weight: 1.5, cost: 4 })))).toBe(
      '{"id":"rope","name":"Rope","flavor":"","quantity":1,"template":"Generic","weight":1.5,"cost":4}',
    );
    expect(serializeItemFile(anInventoryItem('Generic'))).toMatchObject({ weight: 0, cost: 0 });
  });
});

/** What the file of a sword holds, and of a rope, but for the fields given. */
const swordFile = (fields: object = {}) => ({ ...serializeItemFile(anInventoryItem('Sword')), ...fields });
const ropeFile = (fields: object = {}) => ({ ...serializeItemFile(aCustomItem('Rope')), ...fields });

describe('a file', () => {
  it.each([
    ['nothing', null],
    ['a list', [ropeFile()]],
    ['a text', 'Rope'],
    ['no field of an item', { hello: 'world' }],
    ['no id', swordFile({ id: undefined })],
    ['an id that is a number', swordFile({ id: 7 })],
    ['no name', swordFile({ name: undefined })],
    ['an empty name', swordFile({ name: ' ' })],
    ['a name too long', swordFile({ name: 'x'.repeat(201) })],
    ['no template', swordFile({ template: undefined })],
    ['an empty template', swordFile({ template: '' })],
    ['a template that is a number', swordFile({ template: 5 })],
    ['no flavor', swordFile({ flavor: undefined })],
    ['a flavor of nothing', swordFile({ flavor: null })],
    ['no quantity', swordFile({ quantity: undefined })],
    ['a quantity of nothing', swordFile({ quantity: null })],
    ['a quantity in words', swordFile({ quantity: 'two' })],
    ['a quantity below 0', swordFile({ quantity: -5 })],
    ['no weight of its own', ropeFile({ weight: undefined })],
    ['a weight in words', ropeFile({ weight: '1' })],
    ['a weight below 0', ropeFile({ weight: -0.1 })],
    ['no cost of its own', ropeFile({ cost: undefined })],
    ['a cost below 0', ropeFile({ cost: -4 })],
  ])('with %s holds no item', (_, json) => {
    expect(parseItemFile(json, 7)).toEqual(NOT_AN_ITEM);
  });

  it('needs no weight and no cost if its template has them', () => {
    expect(parseItemFile(swordFile({ quantity: 0, cost: -4 }), 7)).toEqual({
      ok: true,
      value: anInventoryItem('Sword', { id: itemId('Sword', 0, 7), quantity: 0 }),
    });
  });

  it('may hold fractions, which become whole, and weights to one decimal', () => {
    expect(parseItemFile(ropeFile({ quantity: 1.5, weight: 0.25, cost: 0.5 }), 7)).toMatchObject({
      value: { quantity: 2, weight: 0.3, cost: 1 },
    });
  });

  it.each(HOSTILE_NAMES)('may hold an item called %s', (name) => {
    expect(parseItemFile(JSON.parse(JSON.stringify(swordFile({ name, template: name }))), 7)).toMatchObject({
      ok: true,
      value: { name, template: name },
    });
  });
});

const anyTemplate = fc.constantFrom('Sword', 'Generic', ...HOSTILE_NAMES);

describe('an item', () => {
  it.prop([anyInventoryItem, anyTemplate, fc.nat()])(
    'reads as the same from its file, with a new id',
    (item, template, time) => {
      const file = JSON.parse(JSON.stringify(serializeItemFile({ ...item, name: 'Keepsake', template })));
      expect(parseItemFile(file, time)).toEqual({
        ok: true,
        value: { ...file, id: itemId('Keepsake', 0, time) },
      });
    },
  );
});
