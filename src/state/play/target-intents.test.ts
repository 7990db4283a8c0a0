import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COMBAT_NOT_STARTED } from '../../core/character/sheet/default-sheet.ts';
import { characterTarget } from '../../core/consequences/targets.ts';
import { moveGroup, removeGroup } from '../../core/encounter/edit.ts';
import type { Encounter } from '../../core/encounter/encounter.ts';
import { identityOf, removeMember } from '../../core/encounter/members.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import { resolveHit } from '../../core/play/rules/resolve-hit.ts';
import type { RolledAction } from '../../core/play/rules/rolled-action.ts';
import { FakeBrowser } from '../../storage/testing/fake-browser.ts';
import { noticeTexts } from '../../testing/notices.ts';
import { aRolledAction, aSum, WOLVES_PACK } from '../../testing/play.ts';
import { openSessionTab } from '../../testing/session-tab.ts';
import { aSheet } from '../../testing/sheets.ts';
import { foeRulesOf } from '../foes/foe-rules.ts';
import type { Game } from '../game.ts';
import { chosenTarget } from './chosen-target.ts';
import { targetIntents } from './target-intents.ts';
import type { TargetChoice } from './target-state.ts';

const member = (groupReference: number) => ({
  groupReference,
  id: 1,
  health: 16,
  energy: 6,
  ap: 4,
  hasActed: false,
});
const group = (name: string) => ({
  name,
  currentId: 2,
  maximumHealth: 16,
  maximumEnergy: 6,
  maximumAP: 4,
});
const AMBUSH: Encounter = {
  encounterName: 'Ambush',
  version: 0,
  round: 1,
  phase: 1,
  groups: [group('wolves'), group('Strangers')],
  members: [member(0), member(1)],
  party: [],
};

const choiceOf = (groupReference: number): TargetChoice => ({
  kind: 'MEMBER',
  encounter: 'ambush',
  member: identityOf(AMBUSH, member(groupReference)),
  name: 'Wolves 1',
});

let browser: FakeBrowser;
let game: Game;
let intents: ReturnType<typeof targetIntents>;

const character = () => {
  const { character: loaded } = game.loaded.store.getState();
  if (loaded === undefined) throw new Error('No character is loaded.');
  return loaded;
};
const told = () => noticeTexts(game);
const encounter = () => game.encounters.store.getState().encounter;
const health = () => encounter()?.members.map((each) => each.health);
const target = () =>
  chosenTarget(game.targets.getState(), characterTarget(character()), encounter(), foeRulesOf(game));
const resultOf = (successes: number, action: Partial<RolledAction> = {}) =>
  resolveHit(aRolledAction(action), aSum(successes), target().target, playOf(character().gameData));
const applied = () => game.targets.getState().applied;

beforeEach(async () => {
  browser = new FakeBrowser();
  ({ game } = await openSessionTab(WOLVES_PACK, browser));
  await game.loaded.load(
    aSheet({
      packInfo: [['Core', 1]],
      health: 12,
      skills: new Map([['Blades', 3]]),
      combatState: { ...COMBAT_NOT_STARTED, round: 1 },
    }),
  );
  await game.storage.encounters.save(AMBUSH);
  game.encounters.load('Ambush');
  intents = targetIntents(game);
});

describe('the target', () => {
  it('has the numbers of the foe that its group is named after', () => {
    intents.choose(choiceOf(0));
    expect(resultOf(4)).toMatchObject({ extra: 1, change: { amount: { total: 3 + 1 - 1 } } });
    expect(target()).toMatchObject({ isMissing: false, hasNoNumbers: false });
  });

  it('without a foe of its name has none until they are typed', () => {
    intents.choose(choiceOf(1));
    expect(target().hasNoNumbers).toBe(true);
    expect(resultOf(4).extra).toBe(2);
    intents.type({ difficulty: 4 });
    intents.type({ soak: { DAMAGE_TYPE_A: 2 } });
    expect(target().hasNoNumbers).toBe(false);
    expect(resultOf(4)).toMatchObject({ extra: 0, change: { amount: { total: 1 } } });
    intents.choose(choiceOf(0));
    expect(resultOf(4).extra).toBe(1);
  });

  it('stays chosen, with what was typed, where its encounter is renamed', async () => {
    intents.choose(choiceOf(1));
    intents.type({ difficulty: 4 });
    targetIntents(game, 'healed').choose(choiceOf(0));
    expect(await game.encounters.rename('Sie$&ge')).toBe('saved');
    expect(target()).toMatchObject({ isMissing: false, target: { difficulty: 4 } });
    expect(resultOf(4).extra).toBe(0);
    expect(game.targets.getState().healed).toMatchObject({ encounter: 'sie$&ge' });
    void intents.apply(7, 'Flare', resultOf(5));
    expect(health()?.[1]).toBeLessThan(16);
  });

  it('is forgotten with another character', async () => {
    intents.choose({ kind: 'SELF' });
    await game.loaded.load(aSheet({ name: 'Brom', packInfo: [['Core', 1]] }));
    intents.type({ difficulty: 5 });
    expect(game.targets.getState()).toMatchObject({ owner: 'Brom', choice: { kind: 'NUMBERS' } });
  });
});

describe('applying a hit to a member', () => {
  const inflicted = { name: 'Burning', level: aSum(2), levelCap: 5 };

  it('is one step of the encounter, which one press undoes', () => {
    intents.choose(choiceOf(0));
    void intents.apply(7, 'Flare', resultOf(4, { inflicted }));
    expect(health()).toEqual([13, 16]);
    expect(applied()).toMatchObject([{ roll: 7, text: 'Wolves 1: health 16 → 13, Burning 2.' }]);
    expect(game.encounters.store.getState().undoable.map(({ label }) => label)).toEqual([
      'Flare on Wolves 1',
    ]);
    intents.undo(applied()[0]!);
    expect(health()).toEqual([16, 16]);
  });

  it('is not undone once another step came after it', () => {
    intents.choose(choiceOf(0));
    void intents.apply(7, 'Flare', resultOf(4));
    game.encounters.change('Next Round', (each) => ({ ...each, round: 2 }));
    intents.undo(applied()[0]!);
    expect(encounter()?.round).toBe(2);
  });

  it('heals up to the maximum, and says where nothing changes', () => {
    intents.choose(choiceOf(0));
    void intents.apply(7, 'Mend', resultOf(4, { damageType: 'HEALING' }));
    expect(applied()).toEqual([]);
    expect(told()).toEqual(['Wolves 1 stays at 16 health. Nothing was changed.']);
  });

  it('changes nothing where it was removed meanwhile', () => {
    intents.choose(choiceOf(0));
    const result = resultOf(4);
    game.encounters.change('Remove', (each) => removeMember(each, { groupReference: 0, id: 1 }));
    const before = encounter();
    expect(target().isMissing).toBe(true);
    void intents.apply(7, 'Flare', result);
    expect(encounter()).toBe(before);
    expect(told()).toEqual(['Wolves 1 is no longer in the encounter. Nothing was changed.']);
  });

  it('reaches it where groups were moved meanwhile', () => {
    intents.choose(choiceOf(1));
    intents.type({ difficulty: 2 });
    const result = resultOf(4);
    game.encounters.change('Move Strangers up', (each) => moveGroup(each, 1, -1));
    expect(target()).toMatchObject({ isMissing: false, hasNoNumbers: false });
    void intents.apply(7, 'Flare', result);
    expect(encounter()?.groups.map(({ name }) => name)).toEqual(['Strangers', 'wolves']);
    expect(encounter()?.members.map(({ groupReference, health: left }) => [groupReference, left])).toEqual([
      [1, 16],
      [0, 11],
    ]);
  });

  it('changes nothing where its group was removed, and another has its place', () => {
    intents.choose(choiceOf(0));
    const result = resultOf(4);
    game.encounters.change('Remove wolves', (each) => removeGroup(each, 0));
    expect(target().isMissing).toBe(true);
    void intents.apply(7, 'Flare', result);
    expect(health()).toEqual([16]);
  });

  it('changes nothing where its encounter was deleted meanwhile', async () => {
    intents.choose(choiceOf(0));
    const result = resultOf(4);
    await game.storage.encounters.remove('Ambush');
    void intents.apply(7, 'Flare', result);
    expect([target().isMissing, applied()]).toEqual([true, []]);
    expect(game.storage.encounters.get('Ambush')).toBeUndefined();
  });

  it('changes nothing where another tab removed it meanwhile, and keeps what that tab changed', async () => {
    intents.choose(choiceOf(0));
    const result = resultOf(4);
    const { game: other } = await openSessionTab(WOLVES_PACK, browser);
    other.encounters.load('Ambush');
    other.encounters.change('Remove', (each) => removeMember(each, { groupReference: 0, id: 1 }));
    await other.storage.flush();
    await expect.poll(() => target().isMissing).toBe(true);
    void intents.apply(7, 'Flare', result);
    expect(health()).toEqual([16]);
    expect(told()).toEqual(['Wolves 1 is no longer in the encounter. Nothing was changed.']);
  });

  it('changes nothing where another tab deleted its encounter meanwhile', async () => {
    intents.choose(choiceOf(0));
    const result = resultOf(4);
    const { game: other } = await openSessionTab(WOLVES_PACK, browser);
    await other.storage.encounters.remove('Ambush');
    await expect.poll(encounter).toBeUndefined();
    void intents.apply(7, 'Flare', result);
    expect([target().isMissing, applied()]).toEqual([true, []]);
    expect(game.storage.encounters.get('Ambush')).toBeUndefined();
    expect(told()).toEqual(['Wolves 1 is no longer in the encounter. Nothing was changed.']);
  });

  it('gives it a status effect by the effect alone, and says where it has that already', () => {
    intents.choose(choiceOf(0));
    const hex = resultOf(4, { power: undefined, inflicted });
    void intents.apply(7, 'Hex', hex);
    expect(applied()).toMatchObject([{ text: 'Wolves 1: Burning 2.' }]);
    intents.apply(8, 'Hex', hex);
    expect(encounter()?.members[0]?.statusEffects).toEqual(new Map([['Burning', 2]]));
    expect(told()).toEqual(['Hex does nothing to Wolves 1 now. Nothing was changed.']);
  });
});

describe('the target of healing', () => {
  it('is oneself at first, and stays apart from that of attacks', () => {
    intents.choose(choiceOf(0));
    const healing = targetIntents(game, 'healed');
    healing.apply(7, 'Mend', resultOf(4, { damageType: 'HEALING' }));
    expect(applied()).toMatchObject([{ text: 'You: health 12 → 17.' }]);
    healing.choose(choiceOf(1));
    expect(game.targets.getState()).toMatchObject({ choice: choiceOf(0), healed: choiceOf(1) });
  });
});

describe('applying a hit to oneself', () => {
  it('is one step of the character', async () => {
    intents.choose({ kind: 'SELF' });
    const before = character().sheet;
    void intents.apply(
      7,
      'Flare',
      resultOf(4, { inflicted: { name: 'Burning', level: aSum(2), levelCap: 5 } }),
    );
    expect(character().sheet.health).toBe(7);
    expect(applied()).toMatchObject([{ text: 'You: health 12 → 7, Burning 2.' }]);
    intents.undo(applied()[0]!);
    expect(character().sheet).toEqual(before);
  });

  it('says where nothing changes', () => {
    intents.choose({ kind: 'SELF' });
    void intents.apply(7, 'Flare', resultOf(1));
    expect(told()).toEqual(['Flare does nothing to you now. Nothing was changed.']);
    expect(applied()).toEqual([]);
  });

  it('leaves it to the character to say why it cannot be changed now', () => {
    intents.choose({ kind: 'SELF' });
    vi.spyOn(game.loaded, 'apply').mockReturnValue({ kind: 'locked' });
    expect(intents.apply(7, 'Flare', resultOf(4))).toBe(false);
    expect([told(), applied()]).toEqual([[], []]);
  });
});

it('applies nothing to nobody', () => {
  intents.apply(7, 'Flare', resultOf(4));
  expect([applied(), told()]).toEqual([[], []]);
});
