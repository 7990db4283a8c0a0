import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkPack } from '../../src/core/foes/check-pack.ts';
import { parsePack } from '../../src/core/game-data/parse-pack.ts';
import { amountKinds } from '../../src/core/rules/amounts/index.ts';
import { conditionKinds } from '../../src/core/rules/conditions/index.ts';
import { effectKinds } from '../../src/core/rules/effects/index.ts';
import { inputKinds } from '../../src/core/rules/inputs/index.ts';
import { operationKinds } from '../../src/core/rules/operations/index.ts';
import { CONSTANT_NAMES, MODIFIER_KINDS, PROPERTIES, RESOURCES } from '../../src/core/rules/vocabulary.ts';
import { anAction, aPackJson } from '../../src/testing/packs.ts';
import { generateDocuments } from './documents.ts';
import { fillTemplate } from './fill-template.ts';
import { generatePackSchema } from './pack-schema.ts';

const documents = generateDocuments();
const page = documents.get('docs/pack-format.md') ?? '';

describe('generateDocuments', () => {
  it.each([...documents.keys()])('gives the text that is in %s (npm run generate writes it)', (path) => {
    expect(readFileSync(path, 'utf8') === documents.get(path)).toBe(true);
  });
});

describe('docs/pack-format.md', () => {
  it('has a row for every kind', () => {
    const rows = [...effectKinds, ...conditionKinds, ...operationKinds].map(({ kind }) => kind);
    const others = [...amountKinds.map(({ by }) => by), ...inputKinds.map(({ name }) => name)];
    for (const kind of [...rows, ...others]) expect(page).toMatch(new RegExp(`\\n\\| ${kind} +\\| `, 'u'));
  });

  it('names every constant, modifier, property and resource', () => {
    for (const word of [...CONSTANT_NAMES, ...MODIFIER_KINDS, ...PROPERTIES, ...RESOURCES]) {
      expect(page).toMatch(new RegExp(`\\b${word}\\b`, 'u'));
    }
  });

  it('has no placeholder left', () => {
    for (const text of documents.values()) expect(text).not.toContain('{{');
  });

  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/gu)].map(
    ([, text]) => JSON.parse(text!) as object,
  );

  it('shows a pack that is accepted', () => {
    expect(examples.filter((example) => 'version' in example)).toHaveLength(1);
    expect(parsePack(examples.find((example) => 'version' in example))).toMatchObject({ ok: true });
  });

  it('shows entries without a malformed node or an unknown field', () => {
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

describe('fillTemplate', () => {
  it('replaces each placeholder by its part, whatever the part contains', () => {
    expect(fillTemplate('a {{b}} c {{b}}', new Map([['b', '$& {{b}}']]))).toBe('a $& {{b}} c $& {{b}}');
  });

  it('throws for a placeholder without a part, and for a part without a placeholder', () => {
    expect(() => fillTemplate('{{a}}', new Map())).toThrow('a placeholder without a part: a.');
    expect(() => fillTemplate('a', new Map([['b', '']]))).toThrow('no placeholder for: b.');
  });
});

describe('public/schemas/pack.schema.json', () => {
  const schema = generatePackSchema() as unknown as {
    readonly required: readonly string[];
    readonly properties: Readonly<Record<string, unknown>>;
    readonly additionalProperties: boolean;
    readonly $defs: Readonly<
      Record<string, { anyOf?: { title?: string }[]; properties?: object; required?: string[] }>
    >;
  };

  it('requires the 12 fields, and allows $schema and play', () => {
    const fields = Object.keys(aPackJson());
    expect(schema.required.toSorted()).toEqual(fields.toSorted());
    expect(Object.keys(schema.properties).toSorted()).toEqual([...fields, '$schema', 'play'].toSorted());
    expect(schema.additionalProperties).toBe(false);
  });

  it('has every rule kind', () => {
    const titles = (definition: string) => schema.$defs[definition]?.anyOf?.map(({ title }) => title);
    expect(titles('effect')).toEqual(effectKinds.map(({ kind }) => kind));
    expect(titles('condition')).toEqual(conditionKinds.map(({ kind }) => kind));
    expect(titles('operation')).toEqual(operationKinds.map(({ kind }) => kind));
    expect(schema.$defs.amount?.anyOf).toHaveLength(amountKinds.length);
    expect(Object.keys(schema.$defs.inputs?.properties ?? {})).toEqual(inputKinds.map(({ name }) => name));
  });

  it('requires the same fields of an entry as its reader', () => {
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

  it('defines everything that it refers to', () => {
    const text = JSON.stringify(schema);
    for (const [, name] of text.matchAll(/"\$ref":"#\/\$defs\/(\w+)"/gu))
      expect(schema.$defs).toHaveProperty(name!);
    expect(text).not.toContain('"shape"');
  });
});
