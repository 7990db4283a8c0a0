import { derive } from '../../src/core/character/derive.ts';
import { upgradeSheet } from '../../src/core/character/migrations/index.ts';
import { parseSheet, parseStoredSheet } from '../../src/core/character/sheet/parse-sheet.ts';
import { selectFirstAction } from '../../src/core/combat/action-draft.ts';
import { performAction } from '../../src/core/combat/perform.ts';
import { beginCombat } from '../../src/core/combat/rounds.ts';
import { characterEntrant } from '../../src/core/simulation/entrants.ts';
import { playFight } from '../../src/core/simulation/fight.ts';
import { forecastFights } from '../../src/core/simulation/forecast/forecast.ts';
import { forecastSides } from '../../src/core/simulation/forecast/forecast-sides.ts';
import { seededSource } from '../../src/core/simulation/random.ts';
import { fightRules } from '../../src/core/simulation/rules.ts';
import { fightAgainst, SAMPLES, standardRules } from '../lib/fights.ts';
import { medianTime } from '../lib/median.mjs';
import type { CorePart, Row } from '../lib/part.d.ts';

const TABLE = { distance: false, consumables: true, boosts: true };

/** A whole fight must cost few actions of the combat page: compare the row of the action. */
export const part: CorePart = {
  name: 'core: simulated fights',
  async measure() {
    const foeRules = standardRules();
    const { gameData: game } = foeRules;
    const rules = fightRules(game);
    const sheets = SAMPLES.flatMap((json) => {
      const stored = parseStoredSheet(json);
      const sheet = stored.ok ? parseSheet(upgradeSheet(stored.value)) : stored;
      return sheet.ok ? [beginCombat(sheet.value, game)] : [];
    });
    const [first] = sheets;
    if (first === undefined) throw new Error('There is no sample.');
    const draft = selectFirstAction(derive(first, game));
    const rows: Row[] = [
      {
        what: 'perform an action on the combat page',
        size: 1,
        milliseconds: await medianTime(() => performAction(first, draft, game)),
      },
    ];
    for (const company of [1, 2, 4]) {
      const side = sheets.slice(0, company).map((sheet) => characterEntrant(sheet.name, sheet, rules));
      let seed = 0;
      const fight = () => {
        seed += 1;
        return playFight([side, side], TABLE, rules, seededSource(seed));
      };
      rows.push({
        what: 'play a fight, by the fighters on a side',
        size: company,
        milliseconds: await medianTime(fight),
      });
    }
    const wreckers = fightAgainst('Salt Wreckers', 6, foeRules);
    const { sides } = forecastSides({ party: sheets, encounter: wreckers, ownFoes: [] }, rules);
    if (sides === undefined) throw new Error('The forecast cannot be played.');
    const fights = forecastFights(sides, rules, 1);
    rows.push({
      what: `a fight of a forecast: ${sheets.length} samples against so many foes`,
      size: 6,
      milliseconds: await medianTime(() => fights.next()),
    });
    return rows;
  },
};
