import { expect, it } from 'vitest';
import { fightRules } from '../src/core/simulation/rules.ts';
import { forecastWins, randomSides, simulatedWins } from './forecasts.ts';
import { readGame } from './game.ts';

/** Fights by the number of fighters on each side. */
const FIGHTS = [
  [1, 20],
  [2, 6],
] as const;

it('a forecast plays the fights of the simulation, dice by dice', async () => {
  const game = await readGame('');
  const rules = fightRules(game);
  const wins = FIGHTS.map(([company, fights]) => {
    const sides = randomSides(company, 1, game);
    return [forecastWins(sides, fights, 7, rules), simulatedWins(sides, fights, 7, rules)];
  });
  for (const [forecast, simulated] of wins) expect(forecast).toBe(simulated);
  // Fights that are open, since those that are decided in advance agree in any case.
  expect(wins[0]?.[0]).toBeGreaterThan(0);
  expect(wins[0]?.[0]).toBeLessThan(FIGHTS[0][1]);
});
