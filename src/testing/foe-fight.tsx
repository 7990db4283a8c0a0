import { serializeSheet } from '../core/character/sheet/parse-sheet.ts';
import { createEncounter } from '../core/encounter/create.ts';
import type { Encounter } from '../core/encounter/encounter.ts';
import { addMembers } from '../core/encounter/members.ts';
import { beginNextEncounterRound } from '../core/encounter/rounds.ts';
import { anAction, aPackJson, aSkill, aStatusEffect, CONSTANTS } from './packs.ts';
import { STANDARD_PLAY } from './play.ts';
import { renderApp } from './render-app.tsx';
import { aSheet } from './sheets.ts';

const WOLVES = { name: 'Wolves', maximumHealth: 16, maximumEnergy: 6, maximumAP: 4 };
const STRANGERS = { name: 'Strangers', maximumHealth: 10, maximumEnergy: 5, maximumAP: 4 };
const RIVAL = { name: 'Rival', maximumHealth: 20, maximumEnergy: 10, maximumAP: 4 };

const power = (value: number) => ({ kind: 'CHANGE_PROPERTY', target: 'POWER', by: 'CONSTANT', value });
const BITE = anAction('Bite', {
  resources: [{ resource: 'ACTION_POINTS', by: 'CONSTANT', value: 3 }],
  effects: [{ kind: 'SET_SKILL_DEFAULTS', skills: ['Blades'] }, power(1)],
});

const SHAKE_OFF = anAction('Shake Off', {
  inputs: { statusEffect: { effects: ['Burning', 'Bleeding'] } },
  resources: [{ resource: 'ACTION_POINTS', by: 'CONSTANT', value: 1 }],
  conditions: [{ kind: 'HAS_STATUS_EFFECT', statusEffects: ['Burning', 'Bleeding'] }],
});

const PACK = {
  ...aPackJson({
    name: 'Core',
    constants: CONSTANTS,
    skills: [aSkill('Blades')],
    damageInfo: [{ type: 'DAMAGE_TYPE_A', name: 'Iron', relatedSkills: ['Blades'] }],
    statusEffects: [aStatusEffect('Burning'), aStatusEffect('Bleeding')],
    play: {
      ...STANDARD_PLAY,
      foes: [
        {
          ...WOLVES,
          dice: 5,
          power: 9,
          damageType: 'DAMAGE_TYPE_A',
          actions: ['Bite', 'Shake Off'],
          difficulty: 1,
          soak: { DAMAGE_TYPE_A: 2 },
        },
        {
          name: 'Rival',
          sheet: serializeSheet(aSheet({ name: 'Rival', packInfo: [], skills: new Map([['Blades', 3]]) })),
        },
      ],
    },
  }),
  actions: { defaultActions: ['Bite'], defaultManeuvers: [], actions: [BITE, SHAKE_OFF], maneuvers: [] },
};

/** The wolves as another edition of the pack has them: fewer dice, and an action that no pack defines. */
const OTHER_EDITION = aPackJson({
  name: 'Other Edition',
  play: { ...STANDARD_PLAY, foes: [{ ...WOLVES, maximumHealth: 99, dice: 2, power: 1, actions: ['Howl'] }] },
});

/** Two wolves, a stranger and a rival in round 1. Every die shows 6, a success. */
export async function openFoeFight(change: (fight: Encounter) => Encounter = (fight) => fight) {
  const empty = createEncounter('Ambush', [WOLVES, STRANGERS, RIVAL]);
  const fight = [2, 1, 1].reduce((each, count, group) => addMembers(each, group, count), empty);
  const { screen, game } = await renderApp({
    url: '/gm/encounter/encounter',
    baseGameData: [PACK, OTHER_EDITION],
    random: () => 5,
    prepare: async ({ storage, encounters, gameData }) => {
      await gameData.enableOnly(['Core']);
      await storage.encounters.create(change(beginNextEncounterRound(fight)));
      encounters.load('Ambush');
    },
  });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const target = screen.getByRole('combobox', { name: 'Target' });
  return {
    screen,
    game,
    button,
    target,
    members: () => game.encounters.store.getState().encounter?.members ?? [],
    steps: () => game.encounters.store.getState().undoable.map(({ label }) => label),
    open: (member: string) => button(`Open ${member}`).click(),
  };
}
