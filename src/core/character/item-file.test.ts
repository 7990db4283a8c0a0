import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { aCustomItem, anInventoryItem, anyInventoryItem, HOSTILE_NAMES } from '../../testing/sheets.ts';
import { parseItemFile, printItemFile } from './item-file.ts';
import { itemId } from './item-id.ts';

const NOT_AN_ITEM = { ok: false, problem: 'File did not contain a valid item.' };

test('the file of an item has its fields', () => {
  const sword = anInventoryItem('Sword', { id: 'a', name: 'Old sword', flavor: 'Rusty' });
  expect(JSON.stringify(printItemFile(sword))).toBe(
    '{"id":"a","name":"Old sword","flavor":"Rusty","quantity":1,"template":"Sword"}',
  );
  expect(JSON.stringify(printItemFile(aCustomItem('Rope', { weight: 1.5, cost: 4 })))).toBe(
    '{"id":"rope","name":"Rope","flavor":"","quantity":1,"template":"Generic","weight":1.5,"cost":4}',
  );
  expect(printItemFile(anInventoryItem('Generic'))).toMatchObject({ weight: 0, cost: 0 });
});

describe('a file', () => {
  test.each([
    ['nothing', null],
    ['a list', [{ name: 'Rope', template: 'Generic' }]],
    ['a text', 'Rope'],
    ['nothing of an item', { hello: 'world' }],
    ['no name', { template: 'Sword' }],
    ['an empty name', { name: ' ', template: 'Sword' }],
    ['a name too long', { name: 'x'.repeat(201), template: 'Sword' }],
    ['no template', { name: 'Sword' }],
    ['an empty template', { name: 'Sword', template: '' }],
    ['a template that is a number', { name: 'Sword', template: 5 }],
    ['a quantity in words', { name: 'Sword', template: 'Sword', quantity: 'two' }],
    ['a weight in words', { name: 'Rope', template: 'Generic', weight: '1' }],
  ])('with %s holds no item', (_, json) => {
    expect(parseItemFile(json, 7)).toEqual(NOT_AN_ITEM);
  });

  test('needs a name and a template only', () => {
    expect(parseItemFile({ name: 'Sword', template: 'Sword' }, 7)).toEqual({
      ok: true,
      value: anInventoryItem('Sword', { id: itemId('Sword', 0, 7) }),
    });
  });

  test.each(HOSTILE_NAMES)('may hold an item called %s', (name) => {
    expect(parseItemFile(JSON.parse(JSON.stringify({ name, template: name })), 7)).toMatchObject({
      ok: true,
      value: { name, template: name },
    });
  });
});

const anyTemplate = fc.constantFrom('Sword', 'Generic', ...HOSTILE_NAMES);

test.prop([anyInventoryItem, anyTemplate, fc.nat()])(
  'an item reads as the same from its file, under a new id',
  (item, template, time) => {
    const file = JSON.parse(JSON.stringify(printItemFile({ ...item, name: 'Keepsake', template })));
    expect(parseItemFile(file, time)).toEqual({
      ok: true,
      value: { ...file, id: itemId('Keepsake', 0, time) },
    });
  },
);
