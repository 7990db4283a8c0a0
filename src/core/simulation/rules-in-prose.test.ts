import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aPack, aStatusEffect, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { createCharacter } from '../character/create.ts';
import { beginCombat } from '../combat/rounds.ts';
import { mergePacks } from '../game-data/merge-packs.ts';
import { parsePack } from '../game-data/parse-pack.ts';
import { gainEffect, isPutOut } from './changes.ts';
import { characterEntrant } from './entrants.ts';
import { levelOf, NumberFighter } from './fighter.ts';
import { fightRules } from './rules.ts';
import { RULES_IN_PROSE } from './rules-in-prose.ts';

const pack = parsePack(JSON.parse(readFileSync('public/BaseGameData.json', 'utf8')));
const game = mergePacks(pack.ok ? [pack.value] : []);

/** A fighter of a game with these status effects, who has some of them at level 1. */
function aFighter(names: readonly string[], has: readonly string[]) {
  const statusEffects = names.map((name) => aStatusEffect(name));
  const gameData = gameDataOf(aPack({ constants: CONSTANTS, statusEffects }));
  const rules = fightRules(gameData);
  const sheet = createCharacter({ name: 'Aria', startingSkills: [], startingPotential: 0 }, gameData);
  const fighter = new NumberFighter(characterEntrant('', beginCombat(sheet, gameData), rules), rules, 0, 0);
  const gain = (name: string) => gainEffect(fighter, { effect: rules.effectIds.get(name) ?? -1, level: 1 });
  for (const name of has) gain(name);
  return { fighter, gain };
}

describe('the rules in prose', () => {
  it('name status effects, actions and maneuvers of the standard game', () => {
    const { putOutBy, endedByAttack, withoutMove, withoutApproach, ...others } = RULES_IN_PROSE;
    const { sharedByRally, loweredByTreat, costLimits } = others;
    const effects = [...putOutBy].flat().concat(endedByAttack, withoutMove, withoutApproach);
    for (const name of [...effects, ...sharedByRally, ...loweredByTreat]) {
      expect(game.statusEffects.has(name), name).toBe(true);
    }
    const names = [...game.actions.keys(), ...game.maneuvers.keys()];
    expect(names).toEqual(expect.arrayContaining(Object.values(costLimits).map((each) => each.exception)));
  });

  it.each([
    ['Burning', 'Water puts you out.'],
    ['Drenched', 'Fire cannot catch: you cannot be Burning.'],
    ['Hidden', 'Remove this as soon as you have made an attack.'],
    ['Snared', 'you cannot Move.'],
    ['Frightened', 'you cannot move toward what frightened you.'],
  ])('are what the text of %s says', (name, text) => {
    expect(JSON.stringify(game.statusEffects.get(name))).toContain(text);
  });

  it.each([...RULES_IN_PROSE.putOutBy])('put %s out by %s, whichever comes first', (name, by) => {
    const wet = aFighter([name, by], [by]);
    expect(isPutOut(wet.fighter, name)).toBe(true);
    wet.gain(name);
    expect([levelOf(wet.fighter, name), levelOf(wet.fighter, by)]).toEqual([0, 1]);
    const alight = aFighter([name, by], [name]);
    alight.gain(by);
    expect([levelOf(alight.fighter, name), levelOf(alight.fighter, by)]).toEqual([0, 1]);
  });

  it('say nothing of other status effects, or of packs without the names', () => {
    const { fighter, gain } = aFighter(['Burning', 'Soaked'], ['Soaked']);
    gain('Burning');
    expect([levelOf(fighter, 'Burning'), levelOf(fighter, 'Soaked')]).toEqual([1, 1]);
    expect(isPutOut(fighter, 'Soaked')).toBe(false);
  });
});
