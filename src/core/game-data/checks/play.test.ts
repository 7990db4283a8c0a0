import { describe, expect, it } from 'vitest';
import { findings } from '../../../testing/pack-findings.ts';
import {
  anItem,
  aPack,
  aPackJson,
  aSkill,
  aStatusEffect,
  aTalent,
  gameDataOf,
} from '../../../testing/packs.ts';
import { checkPack } from '../../foes/check-pack.ts';
import { parsePack, serializePack } from '../parse-pack.ts';
import { playOf } from '../play-of.ts';

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

describe('play in a pack', () => {
  it.each([
    ['no object', 3],
    ['null', null],
    ['a later format', { format: 9 }],
    ['unknown parts', { luck: [] }],
    ['a text of 1 MB', { rulebook: [{ title: 'A', text: ['x'.repeat(1_000_000)] }] }],
    ['a deep value', nested(5_000)],
    ['malformed parts', { roll: 'LUCK', hit: {}, endOfRound: [1], foes: [{ name: 'Nobody' }] }],
  ])('never refuses it: %s', (_what, play) => {
    const read = parsePack(aPackJson({ play }));
    expect(read.ok).toBe(true);
    expect(playOf(gameDataOf(...(read.ok ? [read.value] : []))).foes).toEqual([]);
    expect(checkPack(aPackJson({ play })).some(({ path }) => path.startsWith('$.play'))).toBe(true);
  });

  it('is serialized as it was written', () => {
    const play = { format: 1, check: { dice: 3, sides: 6 }, luck: 7 };
    expect(serializePack(aPack({ play })).play).toEqual(play);
    expect('play' in serializePack(aPack())).toBe(false);
  });

  it('is no field of game data without it', () => {
    expect(gameDataOf(aPack()).play).toEqual([]);
  });

  it('merges with that of other packs, once for the same game data', () => {
    const gameData = gameDataOf(
      aPack({ name: 'One', play: { check: { dice: 3 }, difficulty: { base: 2 } } }),
      aPack({ name: 'Two', play: { check: { dice: 5 } } }),
    );
    expect(playOf(gameData)).toMatchObject({ check: { dice: 5 }, difficulty: { base: 2 } });
    expect(playOf(gameData)).toBe(playOf(gameData));
  });
});

describe('the checker', () => {
  it('finds what is left out of play, what nothing reads, and undefined names', () => {
    expect(
      findings({
        play: {
          rulebook: [{ title: 'Rules', text: ['[[Slash]] sets you [[Burning]], not [[Wet]].'] }],
          roll: { kind: 'COUNT_SUCCESSES', atLeast: 7 },
          endOfRound: [{ kind: 'STATUS_EFFECT', statusEffect: 'Wet', resource: 'HEALTH', amount: -1 }],
          luck: 1,
          foes: [
            {
              name: 'Wolf',
              maximumHealth: 1,
              maximumEnergy: 1,
              maximumAP: 1,
              dice: 1,
              actions: ['Slash', 'Bite'],
              damageType: 'DAMAGE_TYPE_B',
              soak: { DAMAGE_TYPE_A: 1 },
            },
          ],
        },
      }),
    ).toEqual([
      'warning $.play.luck: Nothing reads this field.',
      'error $.play.rulebook[0].text[0]: No term "Wet" is defined.',
      'error $.play.roll.atLeast: This must be 6 or less.',
      'error $.play.endOfRound[0].statusEffect: No status effect "Wet" is defined.',
      'error $.play.foes[0].actions[1]: No action "Bite" is defined.',
      'error $.play.foes[0].damageType: No damage type "DAMAGE_TYPE_B" is defined.',
    ]);
  });

  it('finds undefined names in the character sheets of foes', () => {
    const sheet = {
      version: 7,
      name: 'Aria',
      skills: { Blades: 3, Swimming: 1 },
      talents: ['Parry', 'Fly'],
      pinnacles: ['Soar'],
      inventory: {
        a: { id: 'a', template: 'Sword' },
        b: { id: 'b', template: 'Halberd' },
        c: { id: 'c', template: 'Generic', name: 'A letter' },
      },
      combatState: { statusEffects: { Burning: 1, Wet: 2 } },
    };
    const gameData = {
      skills: [aSkill('Blades')],
      talents: [aTalent('Parry')],
      items: [anItem('Sword')],
      statusEffects: [aStatusEffect('Burning')],
    };
    const inFoes = (json: object) =>
      findings({ ...gameData, play: { foes: [json] } }).filter((line) => line.includes('is defined'));
    expect(inFoes({ name: 'Aria', sheet })).toEqual([
      'error $.play.foes[0].sheet.skills.Swimming: No skill "Swimming" is defined.',
      'error $.play.foes[0].sheet.talents[1]: No talent "Fly" is defined.',
      'error $.play.foes[0].sheet.pinnacles[0]: No talent "Soar" is defined.',
      'error $.play.foes[0].sheet.inventory.b.template: No item "Halberd" is defined.',
      'error $.play.foes[0].sheet.combatState.statusEffects.Wet: No status effect "Wet" is defined.',
    ]);
    const odd = {
      skills: [1],
      talents: 'x',
      pinnacles: [3],
      inventory: { a: 1 },
      combatState: { statusEffects: 4 },
    };
    expect(inFoes({ name: 'Odd', sheet: odd })).toEqual([]);
  });

  it('warns of new names that nothing defines, and of nothing that a later renaming leads on', () => {
    const below = aPack({ name: 'Below', play: { formerly: { items: { Blade: 'Sabre' } } } });
    const json = aPackJson({
      items: [anItem('Sabre')],
      play: {
        formerly: {
          items: { Sword: 'Blade', Knife: 'Sabr' },
          skills: { Swords: 'Blades', Blades: 'Fencing', Cutting: 4 },
        },
      },
    });
    const found = checkPack(json, [below]).filter(({ path }) => path.startsWith('$.play'));
    expect(
      found.map(({ severity, path, message, suggestion }) => [severity, path, message, suggestion]),
    ).toEqual([
      ['warning', '$.play.formerly.items.Knife', 'No item "Sabr" is defined.', 'Sabre'],
      ['error', '$.play.formerly.skills.Cutting', 'This must be a text.', undefined],
      ['warning', '$.play.formerly.skills.Blades', 'No skill "Fencing" is defined.', undefined],
    ]);
  });

  it('finds nothing in the parts of the pack format', () => {
    expect(findings({ play: { format: 1, roll: { kind: 'SUM' }, check: { dice: 0 } } })).toEqual([]);
  });
});
