import { checkPack } from '../core/foes/check-pack.ts';
import {
  anAction,
  aPack,
  aPackJson,
  aSkill,
  aStatusEffect,
  aTalent,
  CONSTANTS,
  type PackJson,
} from './packs.ts';

/** A small game in which everything is defined and reachable. */
export const GAME: PackJson = {
  name: 'Game',
  actions: {
    defaultActions: ['Slash'],
    defaultManeuvers: ['Feint'],
    actions: [anAction('Slash')],
    maneuvers: [anAction('Feint')],
  },
  constants: CONSTANTS,
  damageInfo: [{ type: 'DAMAGE_TYPE_A', name: 'Cold Iron', relatedSkills: ['Blades'] }],
  coreTalentBreakpoints: [2, 4],
  pinnacleBreakpoints: [100],
  skills: [aSkill('Blades', { coreTalents: [['Quick Draw'], []] }), aSkill('Bows')],
  statusEffects: [aStatusEffect('Burning')],
  talents: [aTalent('Quick Draw', { tier: 'CORE' }), aTalent('Parry')],
};

export const game = aPack(GAME);

/** The findings in a pack that extends the game, each as one line. */
export function findings(fields: PackJson, others = [game]): readonly string[] {
  return checkPack(aPackJson(fields), others).map(
    ({ severity, path, message }) => `${severity} ${path}: ${message}`,
  );
}

export function advice(fields: PackJson, others = [game]): string {
  const [finding] = checkPack(aPackJson(fields), others);
  return finding!.advice;
}

export function maneuver(fields: Record<string, unknown>): PackJson {
  return { actions: { defaultManeuvers: ['Odd'], maneuvers: [anAction('Odd', fields)] } };
}

export function action(fields: Record<string, unknown>): PackJson {
  return { actions: { defaultActions: ['Odd'], actions: [anAction('Odd', fields)] } };
}
