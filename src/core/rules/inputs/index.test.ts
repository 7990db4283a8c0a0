import { describe, expect, it } from 'vitest';
import { contextAt, GLOSSARY } from '../../../testing/rule-context.ts';
import { wordingText } from '../../lib/wording.ts';
import {
  describeInputs,
  inputNames,
  inputOptions,
  readInputs,
  readInputValue,
  serializeInputs,
} from './index.ts';

const text = 'Unable to generate Input element';

describe('inputs', () => {
  it('are empty if the pack defines none', () => {
    expect(readInputs(undefined)).toEqual({});
    expect(readInputs({})).toEqual({});
    expect(describeInputs({}, GLOSSARY)).toEqual([]);
  });

  it('of all four kinds are read, in any order', () => {
    const raw = { numeric: { title: 'Ante' }, weapon: {}, statusEffect: { effects: ['Burning'] }, skill: {} };
    const inputs = readInputs(raw);
    expect(inputs).toEqual(raw);
    expect([...inputNames(inputs)]).toEqual(['skill', 'weapon', 'statusEffect', 'numeric']);
    expect(describeInputs(inputs, GLOSSARY).map(wordingText)).toEqual([
      'Skill: any',
      'Weapon: any in the inventory',
      'Status Effect: Burning',
      'Ante: 1 to 100',
    ]);
  });

  it.each([
    ['a list', { weapon: [] }, 'weapon', '$', 'This must be an object.'],
    ['a truth value', { weapon: true }, 'weapon', '$', 'This must be an object.'],
    ['nothing', { skill: null }, 'skill', '$', 'This must be an object.'],
    ['a numeric input without a title', { numeric: {} }, 'numeric', '$.title', 'This is missing.'],
  ] as const)('that are %s are malformed without affecting the others', (_what, raw, name, path, message) => {
    const inputs = readInputs({ statusEffect: {}, ...raw });
    expect(inputs[name]).toMatchObject({ kind: 'MALFORMED', text, problems: [{ path, message }] });
    expect([...inputNames(inputs)]).toEqual(['statusEffect']);
    expect(inputOptions(inputs, name, contextAt())).toBeUndefined();
    expect(readInputValue(inputs, name, { weapon: 'w1', numeric: 3 }, contextAt())).toBeUndefined();
    expect(describeInputs(inputs, GLOSSARY).map(wordingText)).toContain(text);
    expect(serializeInputs(inputs)).toEqual({ statusEffect: {}, ...raw });
  });

  it('of an unknown name are malformed, and are serialized unchanged', () => {
    const raw = JSON.parse('{ "weapon": {}, "item": { "id": 1 }, "__proto__": {}, "unknownInputs": 3 }');
    const inputs = readInputs(raw);
    expect(inputs.weapon).toEqual({});
    expect(inputs.unknownInputs?.map(({ name }) => name)).toEqual(['item', '__proto__', 'unknownInputs']);
    expect(inputs.unknownInputs?.[0]?.node).toEqual({
      kind: 'MALFORMED',
      text,
      raw: { id: 1 },
      problems: [{ path: '$', message: 'No input has this name.' }],
    });
    expect(describeInputs(inputs, GLOSSARY).map(wordingText)).toEqual([
      'Weapon: any in the inventory',
      text,
      text,
      text,
    ]);
    expect(JSON.parse(JSON.stringify(serializeInputs(inputs)))).toEqual(raw);
    expect(readInputs(serializeInputs(inputs))).toEqual(inputs);
  });

  it.each([[[{ skill: {} }]], ['skill'], [null], [4]])('that are %j as a whole are malformed', (raw) => {
    const inputs = readInputs(raw);
    expect(inputs).toEqual({
      unknownInputs: [
        {
          name: undefined,
          node: {
            kind: 'MALFORMED',
            text,
            raw,
            problems: [{ path: '$', message: 'This must be an object.' }],
          },
        },
      ],
    });
    expect([...inputNames(inputs)]).toEqual([]);
    expect(describeInputs(inputs, GLOSSARY)).toEqual([[text]]);
    expect(serializeInputs(inputs)).toBe(raw);
  });

  it('that the action lacks have no options and no value', () => {
    expect(inputOptions({}, 'skill', contextAt())).toBeUndefined();
    expect(readInputValue({}, 'skill', { skill: 'Blades' }, contextAt())).toBeUndefined();
  });

  it('offer their options and accept a given value', () => {
    const inputs = readInputs({ numeric: { title: 'Ante', maximum: 3 }, skill: { skills: ['Lore'] } });
    expect(inputOptions(inputs, 'numeric', contextAt())).toEqual({
      control: 'number',
      title: 'Ante',
      minimum: 1,
      maximum: 3,
    });
    expect(readInputValue(inputs, 'numeric', { numeric: 2 }, contextAt())).toBe(2);
    expect(readInputValue(inputs, 'skill', { numeric: 2 }, contextAt())).toBe('Lore');
  });
});
