import { describe, expect, it } from 'vitest';
import { findings } from '../../../testing/pack-findings.ts';
import { aPack, aPackJson, gameDataOf } from '../../../testing/packs.ts';
import { checkPack } from '../check-pack.ts';
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

  it('finds nothing in the parts of the pack format', () => {
    expect(findings({ play: { format: 1, roll: { kind: 'SUM' }, check: { dice: 0 } } })).toEqual([]);
  });
});
