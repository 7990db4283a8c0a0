import { describe, expect, it } from 'vitest';
import { aFight, DARK_ILSE, FOE_RULES } from '../../testing/fights.ts';
import { selectAction } from '../combat/action-draft.ts';
import { performAction } from '../combat/perform.ts';
import { foeSheet } from '../consequences/foe-character.ts';
import { beginNextEncounterPhase, beginNextEncounterRound } from '../encounter/rounds.ts';
import { actingCharacter, actingSheet, memberOfSheet } from './acting-sheet.ts';

const own = foeSheet(DARK_ILSE)!;
const fight = aFight({ 'Dark Ilse': 2 });
const [member] = fight.members;
const [group] = fight.groups;

describe('a foe with a character sheet', () => {
  it('is a member without fields of its own until it does something', () => {
    expect(memberOfSheet(member!, group!, actingSheet(fight, member!, own), own)).toEqual(member);
  });

  it('performs by the rules of characters, and pays from the bars of the member', () => {
    const before = actingSheet(fight, member!, own);
    const after = performAction(before, selectAction('Strike'), FOE_RULES.gameData);
    expect(after).not.toBe(before);
    const changed = memberOfSheet(member!, group!, after, own);
    expect(changed).toMatchObject({ ap: member!.ap - 2, energy: member!.energy - 1 });
    expect(changed.combat).toMatchObject({ currentPhaseActions: ['Strike'], combatActions: ['Strike'] });
    expect(actingSheet(fight, changed, own)).toEqual(after);
  });

  it('forgets the actions of a phase with it, and has those of a round in the next', () => {
    const performed = performAction(
      actingSheet(fight, member!, own),
      selectAction('Strike'),
      FOE_RULES.gameData,
    );
    const changed = { ...fight, members: [memberOfSheet(member!, group!, performed, own)] };
    expect(beginNextEncounterPhase(changed).members[0]?.combat).toMatchObject({
      currentPhaseActions: [],
      currentRoundActions: ['Strike'],
    });
    expect(beginNextEncounterRound(changed).members[0]?.combat).toMatchObject({
      currentPhaseActions: [],
      currentRoundActions: [],
      previousRoundActions: ['Strike'],
    });
  });

  it('whose sheet cannot be read is no character', () => {
    const broken = { name: 'Broken', text: '', sheet: { version: 'x' } };
    expect(actingCharacter(fight, member!, broken, FOE_RULES.gameData)).toBeUndefined();
    expect(actingCharacter(fight, member!, undefined, FOE_RULES.gameData)).toBeUndefined();
  });
});
