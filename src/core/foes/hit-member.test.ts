import { describe, expect, it } from 'vitest';
import { aFight, FOE_RULES } from '../../testing/fights.ts';
import { aRolledAction, aSum } from '../../testing/play.ts';
import { memberEffects, setMemberEffect } from '../encounter/effects.ts';
import type { Encounter } from '../encounter/encounter.ts';
import { playOf } from '../game-data/play-of.ts';
import type { Use } from '../play/parts/uses.ts';
import { resolveHit } from '../play/rules/resolve-hit.ts';
import type { RolledAction } from '../play/rules/rolled-action.ts';
import { foeOfGroup } from './foe-book.ts';
import { applyHitToMember, applyUseToMember } from './hit-member.ts';
import { memberTarget } from './member-numbers.ts';

const FIRST = { groupReference: 0, id: 1 };
const { gameData } = FOE_RULES;

function hit(encounter: Encounter, successes: number, action: Partial<RolledAction> = {}): Encounter {
  const [member] = encounter.members;
  const foe = foeOfGroup(encounter.groups[0], FOE_RULES.book);
  const target = memberTarget(encounter, member!, foe, gameData);
  const result = resolveHit(aRolledAction(action), aSum(successes), target, playOf(gameData));
  return applyHitToMember(encounter, FIRST, result, FOE_RULES);
}

const first = ({ members: [member] }: Encounter) => member!;
const effectsOf = (encounter: Encounter) => Object.fromEntries(memberEffects(first(encounter)));
const burning = (level: number) => ({ inflicted: { name: 'Burning', level: aSum(level), levelCap: 5 } });

describe('a hit on a member', () => {
  // Salt Wreckers: 16 health, soak 1 against Iron, difficulty 2. The action has power 3.
  it.each([
    ['damage less soak', 3, {}, 16 - (3 + 1 - 1), {}],
    ['no soak against another type', 3, { damageType: 'DAMAGE_TYPE_B' as const }, 16 - 4, {}],
    ['damage and an effect', 2, burning(2), 16 - 2, { Burning: 2 }],
    [
      'an effect alone, a level higher for two extra',
      4,
      { ...burning(1), power: undefined },
      16,
      { Burning: 2 },
    ],
    ['at most the cap of levels', 2, { ...burning(99), power: undefined }, 16, { Burning: 5 }],
    ['nothing by a miss', 1, burning(2), 16, {}],
    ['no effect on one who falls by it', 20, burning(2), 0, {}],
  ])('is %s', (_what, successes, action, health, effects) => {
    const after = hit(aFight({ 'Salt Wreckers': 1 }), successes, action);
    expect([first(after).health, effectsOf(after)]).toEqual([health, effects]);
  });

  it('counts the effects that the member has', () => {
    const exposed = setMemberEffect(aFight({ 'Salt Wreckers': 1 }), FIRST, 'Exposed', 2);
    const sundered = setMemberEffect(exposed, FIRST, 'Sundered', 1);
    expect(first(hit(sundered, 2)).health).toBe(16 - (3 + 2 - 0));
  });

  it('ends the effects of one who falls', () => {
    const burns = setMemberEffect(aFight({ 'Salt Wreckers': 1 }), FIRST, 'Burning', 3);
    const after = hit(burns, 20);
    expect(first(after)).not.toHaveProperty('statusEffects');
  });

  it('gives no effect to one who comes down by the rule of the packs with health left', () => {
    const falling = { DOWN: { resource: 'HEALTH', at: 5 } };
    const rules = {
      book: FOE_RULES.book,
      gameData: { ...gameData, play: [...gameData.play, { falling }] },
    };
    const fight = aFight({ Strangers: 1 });
    const target = memberTarget(fight, first(fight), undefined, rules.gameData);
    const result = resolveHit(aRolledAction(burning(2)), aSum(4), target, playOf(rules.gameData));
    const after = applyHitToMember(fight, FIRST, result, rules);
    expect([first(after).health, effectsOf(after)]).toEqual([5, {}]);
  });

  it('changes members of whom nothing is known', () => {
    const after = hit(aFight({ Strangers: 2 }), 2, burning(1));
    expect([first(after).health, effectsOf(after)]).toEqual([7, { Burning: 1 }]);
    expect(after.members[1]?.health).toBe(10);
  });

  it('heals up to the maximum of the group', () => {
    const fight = aFight({ 'Salt Wreckers': 1 });
    const hurt = { ...fight, members: [{ ...first(fight), health: 14 }] };
    expect(first(hit(hurt, 4, { damageType: 'HEALING' })).health).toBe(16);
  });

  it('counts the soak of a character sheet, and keeps what it costs to fall', () => {
    const fight = aFight({ 'Dark Ilse': 1 });
    const soak = memberTarget(fight, first(fight), FOE_RULES.book.get('dark ilse'), gameData).soak(
      'DAMAGE_TYPE_A',
    );
    expect(first(hit(fight, 2)).health).toBe(first(fight).health - Math.max(1, 3 - soak.total));
    const fallen = first(hit(fight, 200));
    expect(fallen.health).toBe(0);
    expect(fallen.combat?.resources.has('VIGOR')).toBe(true);
  });

  it('changes nothing where the member is gone', () => {
    const fight = { ...aFight({ Strangers: 1 }), members: [] };
    const result = resolveHit(
      aRolledAction(),
      aSum(9),
      memberTarget(fight, first(aFight({ Strangers: 1 })), undefined, gameData),
      playOf(gameData),
    );
    expect(applyHitToMember(fight, FIRST, result, FOE_RULES)).toBe(fight);
  });
});

describe('an item used on a member', () => {
  const use = (fields: Partial<Use>): Use => ({
    item: 'Jar',
    text: '',
    on: 'OTHER',
    resources: [],
    gains: [],
    removes: [],
    isUsedUp: true,
    ...fields,
  });
  const usedOn = (fight: Encounter, fields: Partial<Use>) =>
    applyUseToMember(fight, FIRST, use(fields), FOE_RULES);
  const fire = [{ statusEffect: 'Burning', level: 9 }];

  it('changes its bars, ends status effects and gives others, at most at the cap', () => {
    const exposed = setMemberEffect(aFight({ 'Salt Wreckers': 1 }), FIRST, 'Exposed', 2);
    const used = usedOn(exposed, {
      resources: [{ resource: 'HEALTH', amount: -3 }],
      removes: ['Exposed'],
      gains: fire,
    });
    expect([first(used).health, effectsOf(used)]).toEqual([13, { Burning: 5 }]);
  });

  it('gives nothing to one who falls by it', () => {
    const used = usedOn(aFight({ Strangers: 1 }), {
      resources: [{ resource: 'HEALTH', amount: -99 }],
      gains: fire,
    });
    expect([first(used).health, effectsOf(used)]).toEqual([0, {}]);
  });

  it('changes a foe with a character sheet by its sheet', () => {
    const fight = aFight({ 'Dark Ilse': 1 });
    const used = usedOn(fight, { resources: [{ resource: 'HEALTH', amount: -3 }], gains: fire });
    expect([first(fight).health - first(used).health, effectsOf(used)]).toEqual([3, { Burning: 5 }]);
  });

  it('leaves the same encounter where nothing changes, or the member is gone', () => {
    const fight = aFight({ Strangers: 1 });
    expect(usedOn(fight, { removes: ['Burning'] })).toBe(fight);
    const empty = { ...fight, members: [] };
    expect(usedOn(empty, { gains: fire })).toBe(empty);
  });
});
