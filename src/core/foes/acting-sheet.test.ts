import { describe, expect, it } from 'vitest';
import { aFight, DARK_ILSE, FOE_RULES } from '../../testing/fights.ts';
import { selectAction } from '../combat/action-draft.ts';
import { performAction } from '../combat/perform.ts';
import { foeSheet } from '../consequences/foe-character.ts';
import type { EncounterMember } from '../encounter/encounter.ts';
import { beginNextEncounterPhase, beginNextEncounterRound } from '../encounter/rounds.ts';
import { actingCharacter, actingSheet, memberOfSheet } from './acting-sheet.ts';

const own = foeSheet(DARK_ILSE)!;
const fight = aFight({ 'Dark Ilse': 2 });
const [member] = fight.members;
const [group] = fight.groups;

const NOTHING_DONE = {
  resources: new Map(),
  currentPhaseActions: [],
  currentRoundActions: [],
  previousRoundActions: [],
  combatActions: [],
};

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

  it('has the numbers of the other members with its status effects, derived once', () => {
    const [one, other] = fight.members;
    const weary = (each: EncounterMember, level: number) =>
      actingCharacter(
        fight,
        { ...each, statusEffects: new Map([['Weary', level]]) },
        DARK_ILSE,
        FOE_RULES.gameData,
      );
    const first = weary(one!, 1);
    const second = weary({ ...other!, health: 3 }, 1);
    expect(second?.talents).toBe(first?.talents);
    expect(second?.maximum).toBe(first?.maximum);
    expect(second?.sheet).toMatchObject({ name: 'Dark Ilse 2', health: 3 });
    const reduction = [first, second, weary(one!, 3)].map(
      (character) => character?.modifier('COMBAT_EXHAUSTION_REDUCTION').total ?? 0,
    );
    expect(reduction).toEqual([reduction[0], reduction[0], reduction[0]! - 2]);
  });

  it('has the actions of the weapon that it has taken up', () => {
    const armed = (weapon: string) =>
      actingCharacter(
        fight,
        { ...member!, combat: { ...NOTHING_DONE, weapon } },
        DARK_ILSE,
        FOE_RULES.gameData,
      )?.equippedItems[0]?.id;
    const [first, second] = [...own.inventory.keys()];
    expect([armed(first!), armed(second!), armed(first!)]).toEqual([first, second, first]);
  });

  it('whose sheet cannot be read is no character', () => {
    const broken = { name: 'Broken', text: '', sheet: { version: 'x' } };
    expect(actingCharacter(fight, member!, broken, FOE_RULES.gameData)).toBeUndefined();
    expect(actingCharacter(fight, member!, undefined, FOE_RULES.gameData)).toBeUndefined();
  });
});
