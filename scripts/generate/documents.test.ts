import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkPack } from '../../src/core/game-data/check-pack.ts';
import { parsePack } from '../../src/core/game-data/parse-pack.ts';
import { amountKinds } from '../../src/core/rules/amounts/index.ts';
import { conditionKinds } from '../../src/core/rules/conditions/index.ts';
import { effectKinds } from '../../src/core/rules/effects/index.ts';
import { inputKinds } from '../../src/core/rules/inputs/index.ts';
import { operationKinds } from '../../src/core/rules/operations/index.ts';
import { CONSTANT_NAMES, MODIFIER_KINDS, PROPERTIES, RESOURCES } from '../../src/core/rules/vocabulary.ts';
import { anAction, aPackJson } from '../../src/testing/packs.ts';
import { documents } from './documents.ts';
import { filled } from './filled.ts';
import { packSchema } from './pack-schema.ts';

const made = documents();
const page = made.get('docs/pack-format.md') ?? '';

describe('what is made from the code', () => {
  test.each([...made.keys()])('%s is not stale (node scripts/generate.mjs makes it anew)', (path) => {
    expect(readFileSync(path, 'utf8') === made.get(path)).toBe(true);
  });
});

describe('docs/pack-format.md', () => {
  test('has a row for every kind', () => {
    const rows = [...effectKinds, ...conditionKinds, ...operationKinds].map(({ kind }) => kind);
    const others = [...amountKinds.map(({ by }) => by), ...inputKinds.map(({ name }) => name)];
    for (const kind of [...rows, ...others]) expect(page).toMatch(new RegExp(`\\n\\| ${kind} +\\| `, 'u'));
  });

  test('names every word of the rules', () => {
    for (const word of [...CONSTANT_NAMES, ...MODIFIER_KINDS, ...PROPERTIES, ...RESOURCES]) {
      expect(page).toMatch(new RegExp(`\\b${word}\\b`, 'u'));
    }
  });

  test('has no mark left over', () => {
    for (const text of made.values()) expect(text).not.toContain('{{');
  });

  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/gu)].map(
    ([, text]) => JSON.parse(text!) as object,
  );

  test('gives a pack as an example that is accepted', () => {
    expect(examples.filter((example) => 'version' in example)).toHaveLength(1);
    expect(parsePack(examples.find((example) => 'version' in example))).toMatchObject({ ok: true });
  });

  test('gives entries as examples that are accepted in their places, with nothing malformed and no slip', () => {
    const places: readonly [field: string, place: (entry: object) => Record<string, unknown>][] = [
      ['relatedSkills', (entry) => ({ damageInfo: [entry] })],
      ['coreTalents', (entry) => ({ skills: [entry] })],
      ['discriminator', (entry) => ({ items: [entry] })],
      ['tier', (entry) => ({ talents: [entry] })],
      ['modifiersByPolarity', (entry) => ({ statusEffects: [entry] })],
      ['inputs', (entry) => ({ actions: { actions: [entry] } })],
    ];
    for (const [field, place] of places) {
      const example = examples.find((each) => field in each && !('version' in each));
      const findings = checkPack(aPackJson(place(example!)));
      expect(findings.filter(({ advice }) => /refused|stands in its place|slip/u.test(advice))).toEqual([]);
    }
  });
});

describe('a template', () => {
  test('takes each part in the place of its mark, whatever the part holds', () => {
    expect(filled('a {{b}} c {{b}}', new Map([['b', '$& {{b}}']]))).toBe('a $& {{b}} c $& {{b}}');
  });

  test('and its parts have to fit', () => {
    expect(() => filled('{{a}}', new Map())).toThrow('The template asks for ‘a’, which nothing gives.');
    expect(() => filled('a', new Map([['b', '']]))).toThrow('The template leaves out b.');
  });
});

describe('public/schemas/pack.schema.json', () => {
  const schema = packSchema() as unknown as {
    readonly required: readonly string[];
    readonly properties: Readonly<Record<string, unknown>>;
    readonly additionalProperties: boolean;
    readonly $defs: Readonly<
      Record<string, { anyOf?: { title?: string }[]; properties?: object; required?: string[] }>
    >;
  };

  test('asks for the 12 fields and allows its own address beside them', () => {
    const fields = Object.keys(aPackJson());
    expect(schema.required.toSorted()).toEqual(fields.toSorted());
    expect(Object.keys(schema.properties).toSorted()).toEqual([...fields, '$schema'].toSorted());
    expect(schema.additionalProperties).toBe(false);
  });

  test('has every kind', () => {
    const titles = (definition: string) => schema.$defs[definition]?.anyOf?.map(({ title }) => title);
    expect(titles('effect')).toEqual(effectKinds.map(({ kind }) => kind));
    expect(titles('condition')).toEqual(conditionKinds.map(({ kind }) => kind));
    expect(titles('operation')).toEqual(operationKinds.map(({ kind }) => kind));
    expect(schema.$defs.amount?.anyOf).toHaveLength(amountKinds.length);
    expect(Object.keys(schema.$defs.inputs?.properties ?? {})).toEqual(inputKinds.map(({ name }) => name));
  });

  test('asks of an entry what the reader asks', () => {
    expect(schema.$defs.item?.required).toEqual([
      'name',
      'description',
      'discriminator',
      'stackable',
      'weight',
      'cost',
    ]);
    expect(schema.$defs.action?.required).toEqual(['name', 'description', 'tags']);
    expect(Object.keys(schema.$defs.action?.properties ?? {})).toEqual(Object.keys(anAction('A')));
  });

  test('refers to nothing that it does not define', () => {
    const text = JSON.stringify(schema);
    for (const [, name] of text.matchAll(/"\$ref":"#\/\$defs\/(\w+)"/gu))
      expect(schema.$defs).toHaveProperty(name!);
    expect(text).not.toContain('"shape"');
  });
});
