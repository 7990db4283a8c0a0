import { describe, expect, it } from 'vitest';
import { aPack, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { aRolledAction, aSum } from '../../testing/play.ts';
import { aSheet } from '../../testing/sheets.ts';
import { SOUND_PLAY } from '../../testing/sound-play.ts';
import { derive } from '../character/derive.ts';
import { COMBAT_NOT_STARTED } from '../character/sheet/default-sheet.ts';
import { endOfRoundLines, endRound } from '../consequences/end-round.ts';
import { previewRest, takeRest } from '../consequences/take-rest.ts';
import { numbersTarget } from '../consequences/targets.ts';
import { actionOfUse, applyUse } from '../consequences/use-item.ts';
import { createEncounter } from '../encounter/create.ts';
import { addMembers } from '../encounter/members.ts';
import { playOf } from '../game-data/play-of.ts';
import { resolveHit } from '../play/rules/resolve-hit.ts';
import { foeActions } from './foe-actions.ts';
import { hasNumbers } from './foe-book.ts';
import { foeGroup } from './foe-group.ts';

/** A game in which nothing is defined that its rules of play name. */
const gameData = gameDataOf(aPack({ constants: CONSTANTS, play: SOUND_PLAY }));
const play = playOf(gameData);
const [wolf, aria] = play.foes;

const character = derive(
  aSheet({
    health: 20,
    energy: 4,
    skills: new Map(),
    combatState: { ...COMBAT_NOT_STARTED, round: 1, statusEffects: new Map([['Burning', 2]]) },
  }),
  gameData,
);

describe('a name in play that nothing defines', () => {
  it('of a status effect counts all the same at the end of a round', () => {
    const lines = endOfRoundLines(character).map((line) => ({ ...line, amount: line.amount.total }));
    expect(lines.map(({ resource, amount }) => [resource, amount])).toEqual([['HEALTH', -3]]);
    const { sheet } = endRound(character, lines);
    expect([sheet.health, sheet.combatState.statusEffects.get('Burning')]).toEqual([17, 1]);
  });

  it('of an item is missing for a rest, which restores all the same', () => {
    const [night] = play.rests;
    const hurt = derive({ ...character.sheet, health: 2 }, gameData);
    const { gains, provisions } = previewRest(hurt, night!);
    expect(provisions).toEqual([{ item: 'Ration', needed: 1, available: 0 }]);
    expect(takeRest(hurt, night!, gains, 1).sheet.health).toBe(10);
  });

  it('of a use gives no status effect and drafts no action; the rest of the use counts', () => {
    const [tea] = play.uses;
    const { sheet } = applyUse(character.sheet, tea!, gameData);
    expect([sheet.energy, sheet.combatState.statusEffects.size]).toEqual([7, 0]);
    expect(actionOfUse(character, tea!)).toBeUndefined();
  });

  it('of a foe’s action leaves it a plain attack, and of a damage type the soak that it has', () => {
    if (!hasNumbers(wolf)) throw new Error('The wolf has numbers.');
    const fight = addMembers(createEncounter('Hunt', [foeGroup(wolf, gameData)!]), 0, 1);
    const [bite] = foeActions(wolf, fight.members[0]!, gameData);
    expect([bite?.name, bite?.costs]).toEqual(['Bite', []]);
    const target = numbersTarget(wolf, new Map([['Fear', 2]]), gameData);
    const inflicted = { name: 'Fear', level: aSum(1), levelCap: 5 };
    const result = resolveHit(aRolledAction({ inflicted }), aSum(2), target, play);
    expect([result.change?.amount.total, result.effect?.isProof]).toEqual([2, true]);
  });

  it('of a sheet that cannot be read gives no group', () => {
    expect(aria && foeGroup(aria, gameData)).toBeUndefined();
  });
});
