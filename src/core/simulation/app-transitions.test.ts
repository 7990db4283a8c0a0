import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aSum } from '../../testing/play.ts';
import { derive } from '../character/derive.ts';
import { upgradeSheet } from '../character/migrations/index.ts';
import { parseSheet, parseStoredSheet } from '../character/sheet/parse-sheet.ts';
import type { Sheet } from '../character/sheet/sheet.ts';
import { validateSheet } from '../character/validate.ts';
import { performAction } from '../combat/perform.ts';
import { beginCombat } from '../combat/rounds.ts';
import { applyHit } from '../consequences/apply-hit.ts';
import { endOfRoundLines, endRound } from '../consequences/end-round.ts';
import { characterTarget } from '../consequences/targets.ts';
import { mergePacks } from '../game-data/merge-packs.ts';
import { parsePack } from '../game-data/parse-pack.ts';
import { resolveHit } from '../play/rules/resolve-hit.ts';
import { applyEffect } from '../rules/effects/index.ts';
import { isMalformed } from '../rules/node.ts';
import { RESOURCES } from '../rules/vocabulary.ts';
import { FastDraft } from './draft.ts';
import { characterEntrant } from './entrants.ts';
import { playFight } from './fight.ts';
import {
  ACTION_POINTS,
  BOOST_POINTS,
  ENERGY,
  FOCUS,
  HEALTH,
  IN_COMBAT,
  IN_PHASE,
  IN_PREVIOUS_ROUND,
  IN_ROUND,
  levelOf,
  NumberFighter,
  VIGOR,
} from './fighter.ts';
import type { Blow, Fighter } from './model.ts';
import { seededSource } from './random.ts';
import { actionDraftOf, NO_INPUTS, ruleContext, takeDraft } from './rule-context.ts';
import { effectProgram } from './rule-programs.ts';
import { fightRules } from './rules.ts';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const pack = parsePack(json('public/BaseGameData.json'));
const game = mergePacks(pack.ok ? [pack.value] : []);
const rules = fightRules(game);
const samples: readonly Sheet[] = Object.values(json('public/samples.json').characters).flatMap((each) => {
  const stored = parseStoredSheet(each);
  const sheet = stored.ok ? parseSheet(upgradeSheet(stored.value)) : stored;
  return sheet.ok ? [beginCombat(validateSheet(sheet.value, game).sheet, game)] : [];
});

/** Equipment and items do not change at this table. */
const TABLE = { distance: false, consumables: false, boosts: true };

/** The sheet of a fighter at this moment. */
function sheetOf(fighter: Fighter): Sheet {
  const sheet = samples.find(({ name }) => name === fighter.entrant.label);
  if (sheet === undefined) throw new Error('No sample has this name.');
  const names = (when: number) =>
    [...rules.nameIds].flatMap(([name, id]) => (fighter.has(id, when) ? [name] : []));
  return {
    ...sheet,
    health: fighter.resource(HEALTH),
    energy: fighter.resource(ENERGY),
    vigor: fighter.resource(VIGOR),
    focus: fighter.resource(FOCUS),
    boostPoints: fighter.resource(BOOST_POINTS),
    parked: { ...sheet.parked, bars: fighter.lowered },
    combatState: {
      round: fighter.round,
      phase: fighter.phase,
      actionPoints: fighter.resource(ACTION_POINTS),
      statusEffects: new Map(
        rules.effects.flatMap(({ name }, id) => (fighter.level(id) > 0 ? [[name, fighter.level(id)]] : [])),
      ),
      currentPhaseActions: names(IN_PHASE),
      currentRoundActions: names(IN_ROUND),
      previousRoundActions: names(IN_PREVIOUS_ROUND),
      combatActions: names(IN_COMBAT),
    },
  };
}

/** What a step changes, in an order that does not matter. */
function numbersOf({ health, energy, vigor, focus, boostPoints, parked, combatState }: Sheet) {
  const { statusEffects, round, phase, actionPoints, ...performed } = combatState;
  return {
    bars: [health, energy, vigor, focus, boostPoints, actionPoints],
    turn: [round, phase],
    parked: parked.bars,
    statusEffects: new Map([...statusEffects].sort()),
    performed: Object.values(performed).map((names) => names.toSorted()),
  };
}

/** The sheet of a target after a throw, by the app. */
function afterHit(
  sheet: Sheet,
  { dice, successes, power, damageType, inflicted }: Blow,
  counted: number,
): Sheet {
  const name = rules.effects[inflicted?.effect ?? -1]?.name ?? '';
  const action = {
    dice,
    successes: aSum(successes),
    power: power === undefined ? undefined : aSum(power),
    damageType,
    inflicted: inflicted && { name, level: aSum(inflicted.level), levelCap: rules.levelCap },
  };
  const target = characterTarget(derive(sheet, game));
  return applyHit(sheet, resolveHit(action, aSum(counted + successes), target, rules.play), game).sheet;
}

/** Plays a fight, and compares each of its steps with what the app makes of the same sheet. */
function compareSteps(seed: number) {
  const steps = { performed: 0, hits: 0, rounds: 0 };
  const enter = (sheet: Sheet) => characterEntrant(sheet.name, sheet, rules);
  const [one, two, three, four] = samples.map(enter);
  const sides = [
    [one, two].flatMap((each) => each ?? []),
    [three, four].flatMap((each) => each ?? []),
  ] as const;
  playFight(sides, TABLE, rules, seededSource(seed), {
    performs(fighter, stack, pay) {
      const expected = performAction(sheetOf(fighter), actionDraftOf(stack), game);
      pay();
      expect(numbersOf(sheetOf(fighter))).toEqual(numbersOf(expected));
      steps.performed += 1;
    },
    hits(target, blow, counted, apply) {
      const expected = afterHit(sheetOf(target), blow, counted);
      const isWet = levelOf(target, 'Drenched') > 0;
      const isByHand = ['Burning', 'Drenched'].includes(
        rules.effects[blow.inflicted?.effect ?? -1]?.name ?? '',
      );
      const hit = apply();
      const after = numbersOf(sheetOf(target));
      const wanted = numbersOf(expected);
      // Water puts out fire by the text of the game alone.
      if (isByHand || isWet) expect(after.bars).toEqual(wanted.bars);
      else expect(after).toEqual(wanted);
      steps.hits += 1;
      return hit;
    },
    endsRound(fighter, end) {
      const character = derive(sheetOf(fighter), game);
      const lines = endOfRoundLines(character).map((line) => ({ ...line, amount: line.amount.total }));
      const expected = endRound(character, lines).sheet;
      const hasFallen = end();
      expect(numbersOf(sheetOf(fighter))).toEqual(numbersOf(expected));
      steps.rounds += 1;
      return hasFallen;
    },
  });
  return steps;
}

describe('each step of a simulated fight', () => {
  it.each([1, 2, 3, 4])('changes the same numbers as the app does, with dice %i', (seed) => {
    expect(samples.length).toBeGreaterThanOrEqual(4);
    const { performed, hits, rounds } = compareSteps(seed);
    expect(performed).toBeGreaterThan(8);
    expect(hits).toBeGreaterThan(4);
    expect(rounds).toBeGreaterThan(0);
  });
});

describe('a compiled effect', () => {
  it('makes the same draft as the rules engine, for every effect of the standard game', () => {
    const [sheet] = samples;
    if (sheet === undefined) throw new Error('There is no sample.');
    const fighter = new NumberFighter(characterEntrant('', sheet, rules), rules, 0, 0);
    const { skillLevel } = fighter.form;
    const inputs = { skill: 'Blades', numeric: 3, statusEffect: { effect: 2, level: 2 } };
    let count = 0;
    for (const action of [...game.actions.values(), ...game.maneuvers.values()]) {
      for (const effect of action.effects) {
        if (isMalformed(effect)) continue;
        const place = { fighter, before: [], action, inputs: { ...NO_INPUTS, ...inputs } };
        const [fast, slow] = [new FastDraft(), new FastDraft()];
        effectProgram(effect, { rules, skillLevel })(fast, place);
        takeDraft(slow, applyEffect(effect, ruleContext(slow, place)), fighter);
        expect(fast).toEqual(slow);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(80);
    expect(RESOURCES.length).toBe(fighter.resources.length);
  });
});
