import { type Check, quoted, warning } from './finding.ts';
import { located } from './places.ts';

/** Actions and maneuvers that no character can have, and groups without skills. */
export const neverUsed: Check = function* ({ pack, gameData }) {
  const granting = [...gameData.talents.values(), ...gameData.items.values()];
  const actions = new Set([...gameData.defaultActions, ...granting.flatMap((entry) => entry.actions)]);
  const maneuvers = new Set([...gameData.defaultManeuvers, ...granting.flatMap((entry) => entry.maneuvers)]);
  for (const [place, { name }] of located(['actions', 'actions'], pack.actions.actions)) {
    if (actions.has(name)) continue;
    yield warning(
      place,
      `Nobody can take the action ${quoted(name)}: no talent and no item gives it.`,
      'List it under actions of a talent or an item, or under Default Actions.',
    );
  }
  for (const [place, { name }] of located(['actions', 'maneuvers'], pack.actions.maneuvers)) {
    if (maneuvers.has(name)) continue;
    yield warning(
      place,
      `Nobody can use the maneuver ${quoted(name)}: no talent and no item gives it.`,
      'List it under maneuvers of a talent or an item, or under Default Maneuvers.',
    );
  }
  for (const [place, { type }] of located(['damageInfo'], pack.damageInfo)) {
    const key = gameData.damageTypes.get(type)?.groupKey ?? '';
    if (gameData.glossary.skillGroup(key).length > 0) continue;
    yield warning(
      place,
      `No skill is in its group ${quoted(key)}.`,
      `Name relatedSkills, or give ${quoted(key)} skills under groups.skillGroups.`,
    );
  }
};
