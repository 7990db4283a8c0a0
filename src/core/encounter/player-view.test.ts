import { describe, expect, it } from 'vitest';
import { createEncounter } from './create.ts';
import { addMembers, changeMember } from './members.ts';
import { healthStep, healthWord, parsePlayerView, playerView, toActInView } from './player-view.ts';
import { beginNextEncounterRound, moveOn } from './rounds.ts';

const empty = createEncounter('The duke’s betrayal', [
  { name: 'Guards', maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 },
  { name: 'Assassins', maximumHealth: 777, maximumEnergy: 4, maximumAP: 3 },
]);
const initial = addMembers(addMembers(empty, 0, 2), 1, 1);
const none: ReadonlySet<string> = new Set();

describe('health in four steps', () => {
  it('rounds up, so that only defeated members appear defeated', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((health) => healthStep(health, 8))).toEqual([
      0, 1, 1, 2, 2, 3, 3, 4, 4,
    ]);
    expect(healthStep(1, 1e9)).toBe(1);
    expect(healthStep(1, 1)).toBe(4);
  });

  it('has a word for every step', () => {
    expect([0, 1, 2, 3, 4].map(healthWord)).toEqual([
      'Defeated',
      'Near defeat',
      'Badly hurt',
      'Hurt',
      'Unhurt',
    ]);
  });
});

describe('the player view', () => {
  it('shows the turn, and each member’s step of health and whether it has acted', () => {
    let encounter = changeMember(
      beginNextEncounterRound(initial),
      { groupReference: 0, id: 1 },
      { health: 3 },
    );
    encounter = changeMember(encounter, { groupReference: 0, id: 2 }, { hasActed: true });
    expect(playerView(encounter, new Set(['assassins']))).toEqual({
      turn: ['Round 1', 'Phase 1'],
      party: [],
      groups: [
        {
          name: 'Guards',
          members: [
            { id: 1, healthStep: 2, hasActed: false },
            { id: 2, healthStep: 4, hasActed: true },
          ],
        },
      ],
    });
  });

  it('contains neither the encounter’s name, nor any health number, nor hidden groups', () => {
    const sent = JSON.stringify(playerView(initial, new Set(['assassins'])));
    expect(sent).not.toContain('betrayal');
    expect(sent).not.toContain('Assassins');
    expect(JSON.stringify(playerView(initial, none))).not.toContain('777');
  });

  it('leaves out a group without members', () => {
    expect(playerView(empty, none).groups).toEqual([]);
  });

  it('states the current turn', () => {
    expect(playerView(initial, none).turn).toEqual(['Not started']);
    const phase2 = moveOn(beginNextEncounterRound(initial));
    expect(playerView(moveOn(phase2), none).turn).toEqual(['Round 1', 'End Phase']);
  });
});

describe('the characters who have yet to act', () => {
  it('are those who are not down, and have health where the view does not say who is down', () => {
    const member = (name: string, health: number, isDown?: boolean) => ({
      name,
      hasActed: false,
      bars: [{ bar: 'HEALTH' as const, value: health, maximum: 12 }],
      statusEffects: [],
      isDown,
    });
    const party = [
      member('Ilse', 9, false),
      member('Faint', 9, true),
      member('Pale', 0, false),
      member('Older', 3),
      member('Oldest', 0),
    ];
    expect(toActInView({ party, groups: [] })).toEqual([
      { group: undefined, who: ['Ilse', 'Pale', 'Older'] },
    ]);
  });
});

describe('a player view from another window', () => {
  it('is read unchanged', () => {
    const view = playerView(initial, none);
    expect(parsePlayerView(structuredClone(view))).toEqual(view);
  });

  it.each([
    null,
    'view',
    {},
    { turn: [], groups: [{ name: 'Guards', members: [{ id: 1, healthStep: 5, hasActed: false }] }] },
    { turn: [], groups: [{ name: 'Guards', members: [{ id: 1, healthStep: 1.5, hasActed: false }] }] },
    { turn: [1], groups: [] },
  ])('is refused if it is invalid: %j', (value) => {
    expect(parsePlayerView(value)).toBeUndefined();
  });
});
