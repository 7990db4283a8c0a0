import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { derive } from '../character/derive.ts';
import { parseSheet, parseStoredSheet } from '../character/sheet/parse-sheet.ts';
import type { Sheet } from '../character/sheet/sheet.ts';
import type { ActionDraft } from '../combat/action-draft.ts';
import { evaluate } from '../combat/evaluate.ts';
import { performAction } from '../combat/perform.ts';
import { beginCombat } from '../combat/rounds.ts';
import { checkPack } from '../foes/check-pack.ts';
import { mergePacks } from '../game-data/merge-packs.ts';
import { parsePack } from '../game-data/parse-pack.ts';
import { playOf } from '../game-data/play-of.ts';
import { NOTHING, sumOf } from '../lib/sum.ts';
import { countRoll } from '../play/rules/outcome.ts';
import { resolveHit } from '../play/rules/resolve-hit.ts';
import type { RolledAction } from '../play/rules/rolled-action.ts';
import { roundLines } from '../play/rules/round-lines.ts';
import { applyHit } from './apply-hit.ts';
import { characterTarget, numbersTarget, rolledAction } from './targets.ts';

const json: unknown = JSON.parse(readFileSync('public/BaseGameData.json', 'utf8'));
const pack = parsePack(json);
const gameData = mergePacks(pack.ok ? [pack.value] : []);
const play = playOf(gameData);

/** Ilse of the samples, in combat. */
function ilseInCombat(): Sheet {
  const stored = parseStoredSheet(JSON.parse(readFileSync('game/samples/characters/ilse-wren.json', 'utf8')));
  const sheet = stored.ok ? parseSheet(stored.value) : stored;
  if (!sheet.ok) throw new Error('The sample is not right.');
  return beginCombat(sheet.value, gameData);
}

describe('the standard game', () => {
  it('says in full how it is played, without a finding', () => {
    expect(checkPack(json)).toEqual([]);
    const { formerly, labels, ...rest } = play;
    expect([formerly.size, labels.size]).toEqual([0, 0]);
    for (const part of Object.values(rest)) {
      expect(part).toBeDefined();
      expect(part).not.toEqual([]);
      expect(part).not.toEqual(new Map());
    }
  });

  it('says what every consumable does', () => {
    const consumables = [...gameData.items.values()].filter((item) => item.discriminator === 'CONSUMABLE');
    expect(play.uses.map(({ item }) => item).toSorted()).toEqual(
      consumables.map(({ name }) => name).toSorted(),
    );
  });

  it('plays as the example of its rulebook says', () => {
    const wreckers = play.foes.find(({ name }) => name === 'Salt Wreckers');
    if (wreckers === undefined || 'sheet' in wreckers) throw new Error('There are no Salt Wreckers.');
    const before = ilseInCombat();
    const flare: ActionDraft = {
      action: 'Flare',
      inputs: {},
      maneuvers: [
        { name: 'Kindling', inputs: {} },
        { name: 'Ante', inputs: { numeric: 2 } },
      ],
    };
    const evaluation = evaluate(derive(before, gameData), flare);
    const action = evaluation && rolledAction(evaluation);
    expect(action).toMatchObject({
      dice: 8,
      power: { total: 9 },
      damageType: 'DAMAGE_TYPE_B',
      inflicted: { name: 'Burning', level: { total: 2 } },
    });
    const outcome = countRoll([6, 4, 4, 3, 2, 5, 1, 1], action!.successes, play.roll!);
    const result = resolveHit(action!, outcome, numbersTarget(wreckers, new Map(), gameData), play);
    expect(result).toMatchObject({ difficulty: { total: 2 }, extra: 2, change: { amount: { total: 11 } } });
    expect(result.effect).toMatchObject({ name: 'Burning', level: { total: 2 } });
    const after = performAction(before, flare, gameData);
    expect([before.energy - after.energy, after.combatState.actionPoints]).toEqual([3, 2]);

    const swing: RolledAction = {
      dice: wreckers.dice,
      successes: NOTHING,
      power: sumOf([{ source: wreckers.name, amount: wreckers.power ?? 0 }]),
      damageType: wreckers.damageType,
      inflicted: undefined,
    };
    const threeSuccesses = countRoll([4, 5, 6, 1, 2, 3], NOTHING, play.roll!);
    const struck = resolveHit(swing, threeSuccesses, characterTarget(derive(after, gameData)), play);
    expect(struck.change?.amount.total).toBe(4);
    expect(applyHit(after, struck, gameData).sheet.health).toBe(after.health - 4);

    const state = {
      round: 1,
      effectLevel: (name: string) => (name === 'Burning' ? 2 : 0),
      exhaustionReduction: NOTHING,
    };
    expect(roundLines(state, play).map(({ name, amount }) => [name, amount.total])).toEqual([
      ['Burning', -2],
    ]);
  });
});
