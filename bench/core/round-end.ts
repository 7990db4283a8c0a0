import { setMemberEffect } from '../../src/core/encounter/effects.ts';
import type { Encounter } from '../../src/core/encounter/encounter.ts';
import type { FoeRules } from '../../src/core/foes/hit-member.ts';
import { encounterRoundLines, endEncounterRound } from '../../src/core/foes/round-end.ts';
import { fightAgainst, SHEET_FOE, standardRules } from '../lib/fights.ts';
import { medianTime } from '../lib/median.mjs';
import type { CorePart, Row } from '../lib/part.d.ts';

/** Members, all of a foe by its numbers or all of one with a character sheet. */
const SIZES = [30, 300, 1000];
const FOES = ['Salt Wreckers', SHEET_FOE];
const EFFECTS = ['Burning', 'Bleeding', 'Weary'];

/** A fight in which exhaustion has begun, and members differ in their status effects. */
function fightOf(foe: string, size: number, rules: FoeRules): Encounter {
  const fight = { ...fightAgainst(foe, size, rules), round: 4 };
  return fight.members.reduce(
    (before, member, index) =>
      setMemberEffect(before, member, EFFECTS[index % EFFECTS.length] ?? '', 1 + (index % 4)),
    fight,
  );
}

/** The end of a round must not be noticed with the most members that there can be. */
export const part: CorePart = {
  name: 'core: the end of a round of an encounter',
  async measure() {
    const rules = standardRules();
    const rows: Row[] = [];
    for (const foe of FOES) {
      for (const size of SIZES) {
        const fight = fightOf(foe, size, rules);
        const lines = encounterRoundLines(fight, rules);
        const changes = lines.map(({ member, line: { resource, overflow, amount } }) => ({
          member,
          change: { resource, overflow, amount: amount.total },
        }));
        rows.push(
          {
            what: `the lines of ${foe}`,
            size,
            milliseconds: await medianTime(() => encounterRoundLines(fight, rules)),
          },
          {
            what: `the round ended for ${foe}`,
            size,
            milliseconds: await medianTime(() => endEncounterRound(fight, changes, rules)),
          },
        );
      }
    }
    return rows.sort((a, b) => a.what.localeCompare(b.what) || a.size - b.size);
  },
};
