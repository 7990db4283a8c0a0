import { it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { arbitraryPackJson } from '../../testing/arbitrary-packs.ts';
import { HOSTILE_PACK } from '../../testing/hostile-pack.ts';
import { findings, GAME, game } from '../../testing/pack-findings.ts';
import { anAction, aPack, aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { parsePack } from '../game-data/parse-pack.ts';
import { checkPack } from './check-pack.ts';

it('a game in which everything is defined and reachable has no findings', () => {
  expect(checkPack(aPackJson(GAME))).toEqual([]);
});

it('an empty pack over a game has no findings', () => {
  expect(findings({})).toEqual([]);
});

property.prop([arbitraryPackJson], { numRuns: 30 })(
  'any pack is checked without a throw, and its own name among the others is no other',
  (json) => {
    const alone = checkPack(json);
    expect(checkPack(json, [aPack(json)])).toEqual(alone);
    for (const finding of alone) {
      expect(finding.path).toMatch(/^\$/u);
      expect(finding.message).toMatch(/\.$/u);
      expect(finding.advice).toMatch(/\.$/u);
    }
  },
);

property.prop([arbitraryPackJson, arbitraryPackJson], { numRuns: 30 })(
  'a pack that was edited has the findings of its file, although entries that stay are not read again',
  (json, other) => {
    checkPack(json);
    checkPack(other);
    const edited = { ...other, talents: json.talents, actions: json.actions, version: 3 };
    expect(checkPack(edited)).toEqual(checkPack(JSON.parse(JSON.stringify(edited))));
  },
);

describe('a refused pack', () => {
  it('has the reasons for the refusal as its findings', () => {
    expect(checkPack({ ...aPackJson(), version: 0, color: 'red' })).toEqual([
      {
        path: '$.color',
        where: ['color'],
        message: 'A pack has no such field.',
        advice: 'The pack is refused until this is fixed.',
        severity: 'error',
      },
      {
        path: '$.version',
        where: ['version'],
        message: 'The version must be above 0.',
        advice: 'The pack is refused until this is fixed.',
        severity: 'error',
      },
    ]);
  });
});

it('a pack full of mistakes is accepted, and each mistake is a finding', () => {
  const { ok } = parsePack(HOSTILE_PACK);
  expect(ok).toBe(true);
  const found = checkPack(HOSTILE_PACK).map(({ path, message }) => `${path}: ${message}`);
  expect(found).toHaveLength(1001);
  for (const told of [
    '$.actions.actions[0].inputs.weapon: ',
    '$.actions.actions[0].effects[4]: ',
    '$.actions.actions[0].conditions[6].kind: ',
  ]) {
    expect(found).toContainEqual(expect.stringContaining(told));
  }
  const { talents } = HOSTILE_PACK as { talents: object[] };
  const needs = checkPack({
    ...aPackJson({
      constants: CONSTANTS,
      talents: talents.map((talent) => ({ ...talent, actions: [], maneuvers: [] })),
    }),
  }).map(({ message }) => message);
  expect(needs).toContainEqual(
    expect.stringMatching(/ and \d+ more need one another, so nobody can take any/),
  );
  expect(needs).toContain('"Own 0" needs itself.');
  expect(needs).toContain('No talent "Nobody" is defined.');
  expect(needs).toContain('Nothing reads the modifier "__proto__".');
});

it('lists the findings of what is edited before others', () => {
  const actions = Array.from({ length: 1500 }, (_, index) => anAction(`A${index}`));
  const focus = '$.actions.actions[1400]';
  const found = checkPack(aPackJson({ actions: { actions } }), [game], focus);
  expect(found).toHaveLength(1001);
  expect(found[0]?.path).toBe(focus);
});

it('lists the first thousand findings, and counts the others', () => {
  const actions = Array.from({ length: 1500 }, (_, index) => anAction(`A${index}`));
  const found = checkPack(aPackJson({ actions: { actions } }), [game]);
  expect(found).toHaveLength(1001);
  expect(found[1000]).toEqual({
    path: '$',
    where: ['The pack'],
    message: 'There are 500 more findings.',
    advice: 'They are listed once these are fixed.',
    severity: 'warning',
  });
});
