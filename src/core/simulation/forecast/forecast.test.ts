import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { anAction, aPack, aSkill, aStatusEffect, CONSTANTS, gameDataOf } from '../../../testing/packs.ts';
import { STANDARD_PLAY } from '../../../testing/play.ts';
import { POKE, WOLF } from '../../../testing/wolf.ts';
import { createCharacter } from '../../character/create.ts';
import { withBarsAtMaximum } from '../../character/resources.ts';
import type { Sheet } from '../../character/sheet/sheet.ts';
import { createEncounter } from '../../encounter/create.ts';
import type { Encounter } from '../../encounter/encounter.ts';
import { addMembers, changeMember } from '../../encounter/members.ts';
import { parseFoe } from '../../foes/parse-foe.ts';
import type { GameData } from '../../game-data/game-data.ts';
import { wordingText } from '../../lib/wording.ts';
import type { Foe } from '../../play/parts/foes.ts';
import { fightRules } from '../rules.ts';
import { forecastFights } from './forecast.ts';
import { addCounts, roundsWithin, shareInterval } from './forecast-counts.ts';
import { forecastSides } from './forecast-sides.ts';

const gameOf = (play: object): GameData =>
  gameDataOf(
    aPack({
      constants: { ...CONSTANTS, ACTION_POINT_BASE: 4 },
      skills: [aSkill('Blades')],
      statusEffects: [aStatusEffect('Frightened', { modifiersByPolarity: { POWER: false } })],
      actions: { defaultActions: ['Poke'], actions: [POKE] },
      play: { format: 1, ...play },
    }),
  );
const GAME = gameOf({ ...STANDARD_PLAY, foes: [WOLF] });

const hero = (name: string, fields: Partial<Sheet> = {}, game = GAME): Sheet => ({
  ...withBarsAtMaximum(
    createCharacter({ name, startingSkills: ['Blades'], startingPotential: 0 }, game),
    game,
  ),
  ...fields,
});

function encounterOf(members: Readonly<Record<string, number>>): Encounter {
  const group = (name: string) => ({ name, maximumHealth: 9, maximumEnergy: 4, maximumAP: 4 });
  const names = Object.keys(members);
  return names.reduce(
    (encounter, name, index) => addMembers(encounter, index, members[name]),
    createEncounter('Woods', names.map(group)),
  );
}

/** The counts after so many fights; throws with the problems where there are some. */
function forecast(
  fights: number,
  {
    party = [hero('Aria')],
    encounter = encounterOf({ Wolf: 2 }),
    seed = 7,
    game = GAME,
    ownFoes = [] as readonly Foe[],
  } = {},
) {
  const rules = fightRules(game);
  const { sides, problems } = forecastSides({ party, encounter, ownFoes }, rules);
  if (sides === undefined) throw new Error(problems.map(wordingText).join(' '));
  const played = forecastFights(sides, rules, seed);
  let counts = played.next().value;
  for (let number = 1; number < fights; number += 1) counts = played.next().value;
  return counts;
}

const problemsOf = (party: readonly Sheet[], encounter: Encounter, game = GAME) =>
  forecastSides({ party, encounter, ownFoes: [] }, fightRules(game)).problems.map(wordingText);

describe('a forecast', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(forecast(40)).toEqual(forecast(40));
    expect(forecast(40, { seed: 8 })).not.toEqual(forecast(40));
  });

  it('is the same whoever plays which of its fights', () => {
    const { sides } = forecastSides(
      { party: [hero('Aria')], encounter: encounterOf({ Wolf: 2 }), ownFoes: [] },
      fightRules(GAME),
    );
    const shares = [1, 2, 3].map((first) => {
      const played = forecastFights(sides!, fightRules(GAME), 7, { first, step: 3 });
      return Array.from({ length: 10 }, () => played.next().value).at(-1)!;
    });
    expect(shares.reduce(addCounts)).toEqual(forecast(30));
    expect(shares[0]).not.toEqual(shares[1]);
  });

  it('counts every fight once', () => {
    const { fights, wins, losses, draws, rounds, party, foes } = forecast(60);
    expect([fights, wins + losses + draws, rounds.reduce((sum, each) => sum + each, 0)]).toEqual([
      60, 60, 60,
    ]);
    expect(party).toMatchObject([{ label: 'Aria', fighters: 1 }]);
    expect(foes).toMatchObject([{ label: 'Wolf', fighters: 2 }]);
    expect([wins, losses].every((count) => count > 0)).toBe(true);
  });

  it('takes everyone as they are: the hurt lose more often', () => {
    const hurt = { party: [hero('Aria', { health: 4 })] };
    expect(forecast(60, hurt).wins).toBeLessThan(forecast(60).wins);
    const weak = changeMember(encounterOf({ Wolf: 2 }), { groupReference: 0, id: 1 }, { health: 1 });
    expect(forecast(60, { encounter: weak }).wins).toBeGreaterThan(forecast(60).wins);
  });

  it('counts the status effects of members', () => {
    const encounter = encounterOf({ Wolf: 2 });
    const members = encounter.members.map((each) => ({
      ...each,
      statusEffects: new Map([['Frightened', 3]]),
    }));
    const afraid = { encounter: { ...encounter, members } };
    expect(forecast(60, afraid).wins).toBeGreaterThan(forecast(60).wins);
  });

  it('is lost at once by a party that is down', () => {
    expect(forecast(5, { party: [hero('Aria', { health: 0 })] })).toMatchObject({
      wins: 0,
      losses: 5,
      rounds: [5, ...Array.from({ length: 30 }, () => 0)],
    });
  });

  it('ends a fight that nobody can win after 30 rounds, without a winner', () => {
    const play = { ...STANDARD_PLAY, endOfRound: [], foes: [{ ...WOLF, dice: 0 }] };
    const game = gameOf(play);
    const party = [hero('Aria', { skills: new Map() }, game)];
    expect(forecast(2, { game, party })).toMatchObject({ draws: 2, endless: 2, wins: 0, losses: 0 });
  });

  it('ends a turn in which an action costs nothing', () => {
    const free = { ...POKE, name: 'Jab', resources: [], effects: [] };
    const endless = {
      ...free,
      name: 'Breathe',
      resources: [{ resource: 'ENERGY', by: 'CONSTANT', value: -5 }],
    };
    const game = gameDataOf(
      aPack({
        constants: { ...CONSTANTS, ACTION_POINT_BASE: 4 },
        skills: [aSkill('Blades')],
        actions: {
          defaultActions: ['Jab', 'Breathe'],
          actions: [anAction('Jab', free), anAction('Breathe', endless)],
        },
        play: { format: 1, ...STANDARD_PLAY, endOfRound: [], foes: [{ ...WOLF, dice: 0 }] },
      }),
    );
    const { fights, endless: unfinished } = forecast(2, { game, party: [hero('Aria', {}, game)] });
    expect([fights, unfinished]).toEqual([2, 2]);
  });

  it('plays the own foes of the game master, before those of the packs', () => {
    const read = parseFoe({ ...WOLF, name: 'Bear', dice: 9, power: 9 });
    if (!read.ok) throw new Error(read.problem.message);
    const bear = read.value;
    const bears = { encounter: encounterOf({ Bear: 2 }), ownFoes: [bear] };
    expect(forecast(60, bears).foes).toMatchObject([{ label: 'Bear', fighters: 2 }]);
    expect(forecast(60, { ownFoes: [{ ...bear, name: 'WOLF' }] }).wins).toBe(forecast(60, bears).wins);
    expect(forecast(60, bears).wins).toBeLessThan(forecast(60).wins);
  });

  it('plays foes with a whole sheet by their actions', () => {
    const { layouts: _layouts, ...rival } = JSON.parse(JSON.stringify(hero('Rival')));
    const sheet = { ...rival, version: 0, packInfo: [] };
    const game = gameOf({ ...STANDARD_PLAY, foes: [{ name: 'Rival', sheet }] });
    const counts = forecast(20, { game, encounter: encounterOf({ Rival: 1 }) });
    expect(counts.fights).toBe(20);
    expect(counts.foes).toMatchObject([{ label: 'Rival', fighters: 1 }]);
  });
});

describe('a forecast that cannot be played', () => {
  it('says which rules the packs lack', () => {
    const game = gameOf({ foes: [WOLF] });
    expect(problemsOf([hero('Aria')], encounterOf({ Wolf: 1 }), game)).toEqual([
      'The packs do not say what a roll counts.',
      'The packs do not say what a hit with power does.',
      'The packs do not say when somebody falls.',
    ]);
  });

  it('needs a character, and a member of a foe', () => {
    expect(problemsOf([], encounterOf({ Wolf: 1 }))).toEqual(['Choose at least one character.']);
    expect(problemsOf([hero('Aria')], encounterOf({ Ghosts: 2 }))).toEqual([
      'No member of the encounter can fight. Add members of a foe.',
    ]);
  });

  it('refuses more fighters than it can play', () => {
    expect(problemsOf([hero('Aria')], encounterOf({ Wolf: 1000 }))).toEqual([
      '1001 fighters are too many: a forecast plays at most 100.',
    ]);
  });

  it('leaves out members that no foe gives dice', () => {
    const { sides, leftOut } = forecastSides(
      { party: [hero('Aria')], encounter: encounterOf({ Wolf: 1, Ghosts: 3 }), ownFoes: [] },
      fightRules(GAME),
    );
    expect(sides?.map((side) => side.length)).toEqual([1, 1]);
    expect(leftOut.map(wordingText)).toEqual(['Ghosts is left out: no foe says what it rolls.']);
  });
});

describe('shareInterval', () => {
  it.each([
    [8, 10, 0.4902, 0.9433],
    [0, 10, 0, 0.2775],
    [385, 385, 0.9901, 1],
  ])('of %i in %i is from %d to %d', (count, cases, low, high) => {
    const interval = shareInterval(count, cases);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  property.prop([fc.nat(5000), fc.nat(5000)])('holds the share, and is narrower with more cases', (a, b) => {
    const [count, cases] = [Math.min(a, b), Math.max(a, b)];
    const { share, low, high } = shareInterval(count, cases);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
    expect(low <= share && share <= high).toBe(true);
    const more = shareInterval(4 * count, 4 * cases);
    if (cases > 0) expect(more.high - more.low).toBeLessThan(high - low);
  });

  it('is at most 5 points either way after 385 fights', () => {
    const { low, high } = shareInterval(192, 385);
    expect((high - low) / 2).toBeLessThanOrEqual(0.05);
  });
});

it('roundsWithin is the length that a part of the fights stays within', () => {
  const counts = { ...forecast(4), rounds: [0, 1, 0, 2, 1] };
  expect([0.05, 0.5, 0.95].map((part) => roundsWithin(part, counts))).toEqual([1, 3, 4]);
});
