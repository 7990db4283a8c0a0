import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isJsonObject } from '../../src/core/lib/name-map.ts';
import { SILENT } from '../../src/core/play/part.ts';
import { readPlay } from '../../src/core/play/play.ts';
import { schemaAccepts } from '../../src/testing/json-schema.ts';
import { HOSTILE, pathsOf, SOUND_PLAY, withValue } from '../../src/testing/sound-play.ts';
import { generatePackSchema } from './pack-schema.ts';

const schema = generatePackSchema() as Readonly<Record<string, unknown>>;
const play = isJsonObject(schema.properties) ? schema.properties.play : undefined;
const schemaTakes = (json: unknown) => schemaAccepts(schema, json, play);

/** What the reader leaves out, or does not read. */
function leftOut(json: unknown): readonly string[] {
  const found: string[] = [];
  readPlay(json, {
    ...SILENT,
    problem: (path, message) => found.push(`${path}: ${message}`),
    unread: (path) => found.push(`${path} is not read`),
  });
  return found;
}

describe('the JSON Schema of play', () => {
  it('agrees with the reader on a wrong value at any place', () => {
    const differing: string[] = [];
    for (const path of pathsOf(SOUND_PLAY)) {
      for (const hostile of HOSTILE) {
        const json = withValue(SOUND_PLAY, path, hostile);
        const found = leftOut(json);
        if (schemaTakes(json) !== (found.length === 0))
          differing.push(`${path.join('.')} = ${JSON.stringify(hostile)}: ${found.join(' ') || 'is read'}`);
      }
    }
    expect(schemaTakes(SOUND_PLAY)).toBe(true);
    expect(differing).toEqual([]);
  });

  it('accepts the rules of the standard game', () => {
    const game = JSON.parse(readFileSync('public/BaseGameData.json', 'utf8')) as { play: unknown };
    expect([leftOut(game.play), schemaTakes(game.play)]).toEqual([[], true]);
  });

  const wolf = { name: 'Wolf', maximumHealth: 1, maximumEnergy: 1, maximumAP: 1, dice: 0 };
  const many = (count: number, each: (index: number) => unknown) =>
    Array.from({ length: count }, (_, index) => each(index));

  it.each<[string, object, boolean]>([
    ['no part', {}, true],
    ['an unknown part', { luck: 1 }, false],
    ['an unknown field', { check: { dice: 3, sides: 6 } }, false],
    ['a check without dice of its own', { check: { dice: 0 } }, true],
    ['a difficulty of −5', { difficulty: { base: -5 } }, true],
    ['a difficulty of 1e9', { difficulty: { base: 1e9, minimum: 1e9 } }, true],
    ['successes on 0 or more', { roll: { kind: 'COUNT_SUCCESSES', atLeast: 0 } }, false],
    ['successes on 7 or more', { roll: { kind: 'COUNT_SUCCESSES', atLeast: 7 } }, false],
    ['a foe without dice', { foes: [wolf] }, true],
    ['a foe without numbers', { foes: [{ name: 'Wolf' }] }, false],
    ['a list for the soak of a foe', { foes: [{ ...wolf, soak: [] }] }, false],
    ['200 foes', { foes: many(200, (index) => ({ ...wolf, name: `Wolf ${index}` })) }, true],
    ['201 foes', { foes: many(201, (index) => ({ ...wolf, name: `Wolf ${index}` })) }, false],
    ['a name of 200 characters', { labels: { HEALTH: '𝔸'.repeat(200) } }, true],
    ['a name of 201 characters', { labels: { HEALTH: '𝔸'.repeat(201) } }, false],
    ['a text of 1 MB', { rests: [{ name: 'Night', text: 'x'.repeat(1_000_000) }] }, false],
    ['a renaming to a number', { formerly: { talents: { Old: 1 } } }, false],
  ])('agrees with the reader on %s', (_what, json, isRight) => {
    expect([leftOut(json).length === 0, schemaTakes(json)]).toEqual([isRight, isRight]);
  });

  it.each<[string, object]>([
    ['renamings that lead in a circle', { formerly: { talents: { A: 'B', B: 'A' } } }],
    ['two entries of one name', { uses: [{ item: 'Tea' }, { item: 'Tea' }] }],
    [
      'a part and an amount of one bar',
      { rests: [{ name: 'Night', restores: [{ resource: 'HEALTH', part: 1, amount: 1 }] }] },
    ],
    [
      'paragraphs that are too long together',
      { rulebook: [{ title: 'Dice', text: ['x'.repeat(15_000), 'y'.repeat(15_000)] }] },
    ],
  ])('leaves to the reader what no schema can express: %s', (_what, json) => {
    expect([leftOut(json).length === 0, schemaTakes(json)]).toEqual([false, true]);
  });
});
