import { describe, expect, it } from 'vitest';
import { aFight, FOE_RULES } from '../../testing/fights.ts';
import { anAction, aPack, aStatusEffect } from '../../testing/packs.ts';
import { aPlay, aSum, aTarget } from '../../testing/play.ts';
import { memberEffects, setMemberEffect } from '../encounter/effects.ts';
import type { Encounter } from '../encounter/encounter.ts';
import { mergePacks } from '../game-data/merge-packs.ts';
import { playOf } from '../game-data/play-of.ts';
import { wordingText } from '../lib/wording.ts';
import type { FoeNumbers } from '../play/parts/foes.ts';
import { resolveHit } from '../play/rules/resolve-hit.ts';
import { type FoeAttack, foeActions, takeFoeAction } from './foe-actions.ts';
import { foeOfGroup, hasNumbers } from './foe-book.ts';

const FIRST = { groupReference: 0, id: 1 };

/** The reasons against an action of the first foe, which a pack adds to the standard game. */
function reasonsOf(fields: Record<string, unknown>, encounter = aFight({ 'Salt Wreckers': 1 })) {
  const actions = { defaultActions: ['Odd'], actions: [anAction('Odd', fields)] };
  const gameData = mergePacks([aPack({ name: 'Odd', statusEffects: [aStatusEffect('Burning')], actions })]);
  const foe: FoeAttack = {
    name: 'Wreckers',
    dice: 6,
    power: 4,
    damageType: 'DAMAGE_TYPE_A',
    actions: ['Odd'],
  };
  const [action] = foeActions(foe, encounter.members[0]!, gameData);
  const taken = takeFoeAction(encounter, FIRST, action!);
  expect(taken === encounter).toBe(action!.reasons.length > 0);
  return action!.reasons.map(wordingText);
}

function actionsOf(encounter: Encounter, fields: Partial<FoeNumbers> = {}) {
  const foe = foeOfGroup(encounter.groups[0], FOE_RULES.book);
  if (!hasNumbers(foe)) throw new Error('The first group is no foe with numbers.');
  return foeActions({ ...foe, ...fields }, encounter.members[0]!, FOE_RULES.gameData);
}

describe('the actions of a foe', () => {
  it('roll the dice and the power of the foe, and cost what the action costs', () => {
    expect(actionsOf(aFight({ 'Salt Wreckers': 1 }))).toMatchObject([
      {
        name: 'Strike',
        rolled: { dice: 6, power: { total: 4 }, damageType: 'DAMAGE_TYPE_A', inflicted: undefined },
        costs: [
          { resource: 'ENERGY', amount: 1, available: 6, isAffordable: true },
          { resource: 'ACTION_POINTS', amount: 2, available: 4, isAffordable: true },
        ],
        gains: [],
      },
      { name: 'Move', rolled: undefined, costs: [{ resource: 'ACTION_POINTS', amount: 1 }], gains: [] },
    ]);
  });

  it('let every foe of the standard pack close in, as the wrecker of the rulebook’s example does', () => {
    const foes = playOf(FOE_RULES.gameData).foes.filter(hasNumbers);
    expect(foes.length).toBeGreaterThan(0);
    for (const foe of foes) expect(foe.actions, foe.name).toContain('Move');
  });

  it('count the status effects of the foe', () => {
    const fight = [
      ['Frightened', 2],
      ['Weakened', 1],
      ['Weary', 3],
    ].reduce(
      (each, [name, level]) => setMemberEffect(each, FIRST, String(name), Number(level)),
      aFight({ 'Salt Wreckers': 1 }),
    );
    expect(actionsOf(fight)).toMatchObject([
      { rolled: { dice: 4, power: { total: 3 } }, costs: [{ amount: 4 }, { amount: 2 }] },
      { name: 'Move' },
    ]);
  });

  it('that roll no dice give the foe its status effect', () => {
    const fight = aFight({ 'A match for one character': 1 });
    const guard = actionsOf(fight).find(({ name }) => name === 'Guard');
    expect(guard).toMatchObject({ rolled: undefined, gains: [{ name: 'Guarded', level: 1 }] });
    const [after] = takeFoeAction(fight, FIRST, guard!).members;
    expect(after).toMatchObject({ ap: 3, energy: 10, hasActed: true });
    expect(memberEffects(after!)).toEqual(new Map([['Guarded', 1]]));
  });

  it('inflict no more than the level cap of the game data, which extra successes do not pass', () => {
    const hex = anAction('Hex', {
      inputs: { skill: {} },
      effects: [
        { kind: 'SET_INFLICTED_EFFECT', statusEffect: 'Burning' },
        { kind: 'CHANGE_PROPERTY', target: 'INFLICT_STATUS_EFFECT_LEVEL', by: 'CONSTANT', value: 4 },
      ],
    });
    const gameData = mergePacks([
      aPack({
        constants: { STATUS_EFFECT_LEVEL_CAP: 3.7 },
        statusEffects: [aStatusEffect('Burning')],
        actions: { actions: [hex] },
      }),
    ]);
    const foe: FoeAttack = {
      name: 'Witch',
      dice: 6,
      damageType: 'UNRELATED',
      actions: ['Hex'],
    };
    const [action] = foeActions(foe, aFight({ Rabble: 1 }).members[0]!, gameData);
    expect(action?.rolled?.inflicted).toMatchObject({ name: 'Burning', levelCap: 3 });
    const { effect } = resolveHit(action!.rolled!, aSum(9), aTarget(), aPlay());
    expect(effect?.level.total).toBe(3);
  });

  it('that no pack defines are plain attacks without costs', () => {
    const fight = aFight({ Rabble: 1 });
    const attack = { rolled: { dice: 5, power: { total: 4 } }, costs: [], gains: [] };
    expect(actionsOf(fight, { actions: ['Gnaw'] })).toMatchObject([{ name: 'Gnaw', ...attack }]);
    expect(actionsOf(fight, { actions: [] })).toMatchObject([{ name: 'Attack', ...attack }]);
    expect(actionsOf(fight, { dice: 0, actions: [] })).toMatchObject([{ rolled: { dice: 0 } }]);
  });

  const condition = (kind: string, fields: object = {}) => ({ conditions: [{ kind, ...fields }] });
  const burning = condition('HAS_STATUS_EFFECT', { statusEffects: ['Burning'] });
  const chosen = { statusEffect: { effects: ['Burning'] } };
  const compared = (target: string, value: number) =>
    condition('PROPERTY_COMPARISON', { target, comparison: 'EQUAL_TO', by: 'CONSTANT', value });

  it.each<[string, Record<string, unknown>, readonly string[]]>([
    ['a condition that is not met', burning, ['Not met: Has Burning']],
    [
      'an input without a choice, and the condition behind it',
      { ...burning, inputs: chosen, effects: [{ kind: 'SET_INFLICTED_EFFECT', input: 'STATUS_EFFECT' }] },
      ['No Valid Status Effects', 'Not met: Has Burning'],
    ],
    ['a choice of weapons', { inputs: { weapon: {} } }, ['No Valid Weapons']],
    [
      'an effect that lacks what it works with',
      { effects: [{ kind: 'SET_INFLICTED_EFFECT', input: 'STATUS_EFFECT' }] },
      ['Inflict Status Effect - Effect Undefined'],
    ],
    [
      'a number without a value',
      { inputs: { numeric: { title: 'Stake', minimum: 3, maximum: 2 } } },
      ['Stake: The minimum of 3 exceeds the maximum of 2.'],
    ],
    [
      'two malformed conditions, once',
      { conditions: [{ kind: 'IS_LUCKY' }, { kind: 'IS_LUCKY' }] },
      ['Not met: IS_LUCKY is not properly defined.'],
    ],
    ['other dice than its own', compared('DICE_POOL', 1), ['Not met: Dice Pool is equal to 1']],
    [
      'damage of another type',
      condition('DAMAGE_TYPE_IS', { damageTypes: ['HEALING'] }),
      ['Not met: Damage Type is Healing'],
    ],
  ])('are refused for %s, and change nothing then', (_what, fields, reasons) => {
    expect(reasonsOf(fields)).toEqual(reasons);
  });

  it.each<[string, Record<string, unknown>]>([
    [
      'a skill',
      { inputs: { skill: { skills: ['Blades'] } }, ...condition('USES_SKILL', { skills: ['Blades'] }) },
    ],
    ['a level of a skill', compared('SKILL_LEVEL', 3)],
    ['a roll', condition('IS_DICE_ROLL_ACTION')],
    ['what was performed', condition('ACTION_OCCURRED', { actions: ['Parry'], when: 'COMBAT' })],
    ['once per round', condition('ONCE_PER', { period: 'CURRENT_ROUND' })],
    ['its own dice', compared('DICE_POOL', 6)],
    [
      'its own power',
      {
        effects: [{ kind: 'CHANGE_PROPERTY', target: 'POWER', by: 'CONSTANT', value: 1 }],
        ...compared('POWER', 4),
      },
    ],
    ['its own damage type', condition('DAMAGE_TYPE_IS', { damageTypes: ['DAMAGE_TYPE_A'] })],
  ])('are not refused where they ask for %s', (_what, fields) => {
    expect(reasonsOf(fields)).toEqual([]);
  });

  it('are no longer refused once the foe has what they ask for', () => {
    const fight = setMemberEffect(aFight({ 'Salt Wreckers': 1 }), FIRST, 'Burning', 2);
    expect(reasonsOf({ ...burning, inputs: chosen }, fight)).toEqual([]);
  });

  it('take no more than there is', () => {
    const fight = aFight({ 'Salt Wreckers': 1 });
    const tired = { ...fight, members: [{ ...fight.members[0]!, ap: 1, energy: 0 }] };
    const [strike] = actionsOf(tired);
    expect(strike?.costs.map(({ isAffordable }) => isAffordable)).toEqual([false, false]);
    expect(takeFoeAction(tired, FIRST, strike!).members).toMatchObject([{ ap: 0, energy: 0 }]);
  });
});
