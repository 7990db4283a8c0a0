import { createCharacter } from '../src/core/character/create.ts';
import { derive } from '../src/core/character/derive.ts';
import { withBarsAtMaximum } from '../src/core/character/resources.ts';
import type { Sheet } from '../src/core/character/sheet/sheet.ts';
import {
  checkSkills,
  type SkillDraft,
  submitSkills,
  withSkillLevel,
} from '../src/core/character/skills/skills.ts';
import {
  submitTalents,
  type TalentChoice,
  talentChoices,
} from '../src/core/character/talents/talent-draft.ts';
import type { RandomSource } from '../src/core/dice/roll.ts';
import type { GameData } from '../src/core/game-data/game-data.ts';
import { isMalformed } from '../src/core/rules/node.ts';
import { skillsOf } from '../src/core/rules/skills-of.ts';
import { happens, oneOf } from '../src/core/simulation/random.ts';
import { outfitted } from './outfit.ts';

/** The tag of a group's talents, by the group's key. */
const TAGS: Readonly<Record<string, string>> = {
  IRON_SKILLS: 'Iron',
  GLIM_SKILLS: 'Glim',
  ROAD_SKILLS: 'Road',
  HEARTH_SKILLS: 'Hearth',
};
/** The chance that potential is spent on a talent before a skill, in percent. */
const TALENT_CHANCE = 55;
export const GROUPS = Object.keys(TAGS);
/** The name of each group, by its key. */
export const GROUP_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(TAGS));

/** A random character around one group of skills, by the rules of the editors. */
export function randomBuild(
  group: string,
  potential: number,
  gameData: GameData,
  random: RandomSource,
): Sheet {
  const own = gameData.glossary.skillGroup(group);
  const main = oneOf(own, random) ?? '';
  const others = gameData.glossary.skills;
  const starting = new Set([main]);
  while (starting.size < gameData.constants.STARTING_SKILLS) {
    starting.add(oneOf(happens(60, random) ? own : others, random) ?? main);
  }
  const created = createCharacter(
    { name: main, startingSkills: [...starting], startingPotential: potential },
    gameData,
  );
  const grown = grow(created, group, main, gameData, random);
  return withBarsAtMaximum(outfitted(grown, main, gameData, random), gameData);
}

/** Spends potential at random until nothing more is affordable. */
function grow(created: Sheet, group: string, main: string, gameData: GameData, random: RandomSource): Sheet {
  const own = gameData.glossary.skillGroup(group);
  const withTalent = (before: Sheet): Sheet | undefined => {
    const found = oneOf(usefulTalents(before, group, gameData), random);
    return found && submitTalents(before, [found.talent.name], gameData);
  };
  const withSkill = (before: Sheet): Sheet | undefined => {
    const trained = [...before.skills].filter(([, level]) => level > 1).map(([skill]) => skill);
    const raised = [main, main, ...own, ...trained].flatMap((skill) => raise(before, skill, gameData) ?? []);
    const draft = oneOf(raised, random);
    return draft && submitSkills(before, draft, gameData);
  };
  let sheet = created;
  for (;;) {
    const [first, second] = happens(TALENT_CHANCE, random)
      ? [withTalent, withSkill]
      : [withSkill, withTalent];
    const next = first(sheet) ?? second(sheet);
    if (next === undefined) return sheet;
    sheet = next;
  }
}

function raise(sheet: Sheet, skill: string, gameData: GameData): SkillDraft | undefined {
  const level = sheet.skills.get(skill) ?? 1;
  const raised = withSkillLevel(sheet, new Map(), skill, level + 1, gameData);
  return raised.size === 0 || checkSkills(sheet, raised, gameData) !== undefined ? undefined : raised;
}

/** Affordable talents of this group or of none, with maneuvers that the character can use. */
function usefulTalents(sheet: Sheet, group: string, gameData: GameData): readonly TalentChoice[] {
  const tags = Object.values(TAGS).filter((tag) => tag !== TAGS[group]);
  const character = derive(sheet, gameData);
  const actions = new Set(character.actions.map(({ action }) => action.name));
  const isUsable = (name: string) =>
    (gameData.maneuvers.get(name)?.conditions ?? []).every((condition) => {
      if (isMalformed(condition)) return false;
      if (condition.kind === 'SELECTED_ACTION_IS') return condition.actions.some((each) => actions.has(each));
      if (condition.kind === 'ACTION_OCCURRED') return condition.actions.some((each) => actions.has(each));
      if (condition.kind !== 'USES_SKILL') return true;
      return skillsOf(condition, gameData.glossary).some((skill) => (sheet.skills.get(skill) ?? 1) > 1);
    });
  return talentChoices(sheet, [], gameData).filter(
    ({ talent, refusal }) =>
      refusal === undefined &&
      !talent.tags.some((tag) => tags.includes(tag)) &&
      !talent.tags.includes('Travel') &&
      talent.maneuvers.every(isUsable),
  );
}
