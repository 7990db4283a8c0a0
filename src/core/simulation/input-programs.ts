import type { Action } from '../game-data/pack.ts';
import { clamp, wholeNumber, wholeNumberBelow } from '../lib/whole-number.ts';
import { BARS, isBar } from '../rules/bars.ts';
import { highestSkill } from '../rules/draft.ts';
import type { Inputs } from '../rules/inputs/index.ts';
import { isMalformed, type MalformedNode } from '../rules/node.ts';
import { skillsOf } from '../rules/skills-of.ts';
import { PROPERTIES } from '../rules/vocabulary.ts';
import type { EffectAtLevel, FastDraft } from './draft.ts';
import type {
  EffectInputProgram,
  FastInputs,
  Fighter,
  InputPrograms,
  NumberInputProgram,
  SkillInputProgram,
  WeaponInputProgram,
} from './model.ts';
import { propertyValue, skillInUse } from './properties.ts';
import type { ProgramScope } from './rule-programs.ts';
import { resourceIndex } from './rules.ts';

/** The highest number tried for an input, and the highest level tried for a status effect. */
const MAX_TRIED = 20;
const LEVELS_TRIED = 3;
const MIN_NUMBER = 1;
const MAX_NUMBER = 100;

/** What a character knows of its inputs: its skills, and its weapons in the inventory's order. */
export interface InputScope extends ProgramScope {
  readonly weapons: readonly { readonly id: string; readonly name: string }[];
  readonly equippedWeapon: string;
}

const usable = <Node extends object>(node: Node | MalformedNode | undefined): Node | undefined =>
  node === undefined || isMalformed(node) ? undefined : node;

/** The programs of an action's inputs. Rule: docs/rules/combat.md#inputs. */
export function inputPrograms({ inputs, conditions }: Action, scope: InputScope): InputPrograms {
  const needed = new Set(
    conditions.flatMap((each) => (each.kind === 'HAS_STATUS_EFFECT' ? each.statusEffects : [])),
  );
  const programs = {
    skill: skillProgram(usable(inputs.skill), scope),
    weapon: usable(inputs.weapon) && weaponProgram(scope),
    statusEffect: effectInputProgram(usable(inputs.statusEffect), needed, scope),
    numeric: numberProgram(usable(inputs.numeric), scope),
  };
  return { ...programs, isNone: Object.values(programs).every((program) => program === undefined) };
}

function skillProgram(
  node: Exclude<Inputs['skill'], MalformedNode | undefined> | undefined,
  { rules, skillLevel }: InputScope,
): SkillInputProgram | undefined {
  if (node === undefined) return undefined;
  const { glossary } = rules.gameData;
  const every = node.skills === undefined && node.groups === undefined;
  const named = every ? glossary.skills : skillsOf(node, glossary);
  const choices = named.filter((skill) => skillLevel(skill) > 0);
  return { choices, best: highestSkill(choices, { skillLevel }) };
}

function weaponProgram({ weapons, equippedWeapon }: InputScope): WeaponInputProgram {
  const choices = weapons.map(({ id }) => id);
  const others = choices.filter((id) => id !== equippedWeapon);
  return { choices, others, preset: others[0] ?? choices[0] };
}

function effectInputProgram(
  node: Exclude<Inputs['statusEffect'], MalformedNode | undefined> | undefined,
  needed: ReadonlySet<string>,
  { rules }: InputScope,
): EffectInputProgram | undefined {
  if (node === undefined) return undefined;
  const { glossary } = rules.gameData;
  const named = node.effects?.filter((name) => glossary.hasStatusEffect(name)) ?? glossary.statusEffects;
  return {
    choices: named.flatMap((name) => {
      const effect = rules.effectIds.get(name);
      return effect === undefined ? [] : [{ effect, isOwn: needed.has(name) }];
    }),
    requiresOwn: needed.size > 0,
  };
}

function numberProgram(
  node: Exclude<Inputs['numeric'], MalformedNode | undefined> | undefined,
  { skillLevel }: InputScope,
): NumberInputProgram | undefined {
  if (node === undefined) return undefined;
  const { maximum: cap = MAX_NUMBER } = node;
  const minimum = wholeNumber(node.minimum ?? MIN_NUMBER);
  const fixed = (value: number) => ({ minimum, maximum: () => value, isByDraft: false });
  if (typeof cap === 'number') return fixed(wholeNumberBelow(cap));
  if ('skill' in cap) return fixed(skillLevel(cap.skill));
  if ('property' in cap) {
    const property = PROPERTIES.indexOf(cap.property);
    const maximum = (draft: FastDraft, fighter: Fighter) => propertyValue(property, draft, fighter) ?? 0;
    return { minimum, maximum, isByDraft: true };
  }
  const { resource } = cap;
  const index = resourceIndex(resource);
  const maximum =
    cap.current === true || !isBar(resource)
      ? (_draft: FastDraft, fighter: Fighter) => fighter.resource(index)
      : (_draft: FastDraft, fighter: Fighter) => fighter.value(BARS.indexOf(resource));
  return { minimum, maximum, isByDraft: false };
}

/** The chosen skill: the given one, else the one in use, else the best. */
export function readSkill(
  { choices, best }: SkillInputProgram,
  given: string | undefined,
  draft: FastDraft,
): string | undefined {
  if (given !== undefined && choices.includes(given)) return given;
  const inUse = skillInUse(draft);
  return inUse !== undefined && choices.includes(inUse) ? inUse : best;
}

/** The chosen weapon: the given one, else the preset. */
export function readWeapon(
  { choices, preset }: WeaponInputProgram,
  given: string | undefined,
): string | undefined {
  return given !== undefined && choices.includes(given) ? given : preset;
}

/** The chosen status effect: the given one, else the first that is offered. */
export function readStatusEffect(
  { choices }: EffectInputProgram,
  given: EffectAtLevel | undefined,
  fighter: Fighter,
): EffectAtLevel | undefined {
  let first: EffectAtLevel | undefined;
  for (const { effect, isOwn } of choices) {
    const highest = isOwn ? fighter.level(effect) : Math.max(1, fighter.rules.levelCap);
    if (highest <= 0) continue;
    if (effect === given?.effect) return { effect, level: clamp(wholeNumber(given.level), 1, highest) };
    first ??= { effect, level: isOwn ? highest : 1 };
  }
  return first;
}

/** The chosen number, the minimum by default; undefined if there is none between the bounds. */
export function readNumber(
  { minimum, maximum, isByDraft }: NumberInputProgram,
  given: number | undefined,
  draft: FastDraft,
  fighter: Fighter,
): number | undefined {
  // A number that is tried was between these bounds.
  if (given !== undefined && !isByDraft) return given;
  const highest = maximum(draft, fighter);
  if (minimum > highest) return undefined;
  return given === undefined ? minimum : clamp(wholeNumber(given), minimum, highest);
}

/** The values of the inputs to try, but for the number: every sensible choice, or one without values. */
export function valuesToTry(
  { statusEffect }: InputPrograms,
  fixed: readonly FastInputs[],
  fighter: Fighter,
): readonly FastInputs[] {
  if (statusEffect === undefined) return fixed;
  const effects = effectsToTry(statusEffect, fighter);
  return fixed.flatMap((values) => effects.map((each) => ({ ...values, statusEffect: each })));
}

/** The values of skill and weapon to try, which stay while the equipment does. */
export function fixedValuesToTry(
  { skill, weapon }: InputPrograms,
  pickSkills: (skills: readonly string[]) => readonly string[],
): readonly FastInputs[] {
  const skills: readonly FastInputs[] =
    skill === undefined ? [{}] : pickSkills(skill.choices).map((name) => ({ skill: name }));
  if (weapon === undefined) return skills;
  return skills.flatMap((values) => weapon.others.map((id) => ({ ...values, weapon: id })));
}

/** The fighter's own effects if the action requires one, otherwise each at a few levels. */
function effectsToTry(
  { choices, requiresOwn }: EffectInputProgram,
  fighter: Fighter,
): readonly EffectAtLevel[] {
  const offered = choices.filter(({ effect, isOwn }) => !isOwn || fighter.level(effect) > 0);
  if (requiresOwn) {
    return offered.flatMap(({ effect }) =>
      fighter.level(effect) > 0 ? [{ effect, level: fighter.level(effect) }] : [],
    );
  }
  const levels = Array.from(
    { length: Math.min(LEVELS_TRIED, fighter.rules.levelCap) },
    (_, index) => index + 1,
  );
  return offered.flatMap(({ effect }) => levels.map((level) => ({ effect, level })));
}

/** The numbers to try; undefined if the element asks for none. `draft` is as for the maximum. */
export function numbersToTry(
  { minimum, maximum }: NumberInputProgram,
  draft: FastDraft,
  fighter: Fighter,
): { readonly from: number; readonly to: number } {
  return { from: minimum, to: Math.min(maximum(draft, fighter), MAX_TRIED) };
}
