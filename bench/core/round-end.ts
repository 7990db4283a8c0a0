import { setMemberEffect } from '../../src/core/encounter/effects.ts';
import type { Encounter } from '../../src/core/encounter/encounter.ts';
import { encounterRoundLines, endEncounterRound } from '../../src/core/foes/round-end.ts';
import { aFight, FOE_RULES } from '../../src/testing/fights.ts';
import { medianTime } from '../lib/median.mjs';
import type { CorePart, Row } from '../lib/part.d.ts';

/** Members, all of a foe by its numbers or all of one with a character sheet. */
const SIZES = [30, 300, 1000];
const FOES = ['Salt Wreckers', 'Dark Ilse'];
const EFFECTS = ['Burning', 'Bleeding', 'Weary'];

/** A fight in which exhaustion has begun, and members differ in their status effects. */
function fightOf(foe: string, size: number): Encounter {
  const fight = { ...aFight({ [foe]: size }), round: 4 };
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
    const rows: Row[] = [];
    for (const foe of FOES) {
      for (const size of SIZES) {
        const fight = fightOf(foe, size);
        const lines = encounterRoundLines(fight, FOE_RULES);
        const changes = lines.map(({ member, line: { resource, overflow, amount } }) => ({
          member,
          change: { resource, overflow, amount: amount.total },
        }));
        rows.push(
          {
            what: `the lines of ${foe}`,
            size,
            milliseconds: await medianTime(() => encounterRoundLines(fight, FOE_RULES)),
          },
          {
            what: `the round ended for ${foe}`,
            size,
            milliseconds: await medianTime(() => endEncounterRound(fight, changes, FOE_RULES)),
          },
        );
      }
    }
    return rows.sort((a, b) => a.what.localeCompare(b.what) || a.size - b.size);
  },
};
