import { describe, expect, test } from 'vitest';
import type { Character } from '../core/character/character.ts';
import { derive } from '../core/character/derive.ts';
import { COMBAT_NOT_STARTED } from '../core/character/sheet/default-sheet.ts';
import type { CombatState, Sheet } from '../core/character/sheet/sheet.ts';
import type { ActionDraft, DraftedManeuver } from '../core/combat/action-draft.ts';
import { sumOf } from '../core/lib/sum.ts';
import { wordingText } from '../core/lib/wording.ts';
import { describeCondition, evaluateCondition, readCondition } from '../core/rules/conditions/index.ts';
import type { Actor, Draft, Glossary, InputValues, RuleContext } from '../core/rules/context.ts';
import { INPUT_NAMES, type InputName, type InputOptions } from '../core/rules/define.ts';
import { EMPTY_DRAFT } from '../core/rules/draft.ts';
import { applyEffect, describeEffect, readEffect } from '../core/rules/effects/index.ts';
import { describeInputs, inputOptions, readInputs, serializeInputs } from '../core/rules/inputs/index.ts';
import { isMalformed, serializeNode } from '../core/rules/node.ts';
import type { Property, Resource } from '../core/rules/vocabulary.ts';
import { anAction, anItem, aPack, aSkill, aStatusEffect, aTalent, CONSTANTS, gameDataOf } from './packs.ts';
import { anInventoryItem, aSheet, inventoryOf } from './sheets.ts';

/** The world that the tables play in: two damage types, two skill groups, three status effects. */
export const GLOSSARY: Glossary = {
  statusEffects: ['Burning', 'Frozen', 'Hidden'],
  hasStatusEffect: (name) => ['Burning', 'Frozen', 'Hidden'].includes(name),
  skills: ['Blades', 'Bows', 'Lore', 'Stealth'],
  skillGroup: (key) =>
    new Map([
      ['PHYSICAL_SKILLS', ['Blades', 'Bows']],
      ['MAGIC_SKILLS', ['Lore']],
    ]).get(key) ?? [],
  damageTypeName: (type) =>
    ({ UNRELATED: 'Unrelated', DAMAGE_TYPE_A: 'Physical', DAMAGE_TYPE_B: 'Magical', HEALING: 'Healing' })[
      type
    ],
};

/** What a table says of the character; all else is as `ACTOR_DEFAULTS` has it. */
export interface ActorFacts {
  readonly glossary: Glossary;
  readonly skills: Readonly<Record<string, number>>;
  readonly weapons: Actor['weapons'];
  readonly equippedWeapon: string;
  readonly current: Readonly<Record<Resource, number>>;
  readonly maximum: Readonly<Record<'HEALTH' | 'ENERGY' | 'VIGOR' | 'FOCUS', number>>;
  readonly statusEffects: Readonly<Record<string, number>>;
  readonly statusEffectLevelCap: number;
  readonly dicePool: number;
  readonly power: number;
  readonly energyCost: number;
  readonly currentPhase: readonly string[];
  readonly currentRound: readonly string[];
  readonly previousRound: readonly string[];
  readonly combat: readonly string[];
}

const ACTOR_DEFAULTS: ActorFacts = {
  glossary: GLOSSARY,
  skills: { Blades: 3, Bows: 5, Lore: 1 },
  weapons: [],
  equippedWeapon: '',
  current: { HEALTH: 12, ENERGY: 7, VIGOR: 3, FOCUS: 2, BOOST_POINTS: 1, ACTION_POINTS: 4 },
  maximum: { HEALTH: 20, ENERGY: 10, VIGOR: 4, FOCUS: 6 },
  statusEffects: {},
  statusEffectLevelCap: 5,
  dicePool: 0,
  power: 0,
  energyCost: 0,
  currentPhase: [],
  currentRound: [],
  previousRound: [],
  combat: [],
};

function modifier(amount: number) {
  return sumOf([{ source: 'Modifier', amount }]);
}

/** A character as the rules see it, with Blades at 3, Bows at 5 and Lore at 1 unless the facts say otherwise. */
export function actorWith(facts: Partial<ActorFacts> = {}): Actor {
  const all = { ...ACTOR_DEFAULTS, ...facts };
  const levels = new Map(Object.entries(all.skills));
  return {
    glossary: all.glossary,
    skillLevel: (skill) => levels.get(skill) ?? 0,
    weapons: all.weapons,
    equippedWeapon: all.equippedWeapon,
    current: (resource) => all.current[resource],
    maximum: (bar) => all.maximum[bar],
    statusEffects: new Map(Object.entries(all.statusEffects)),
    statusEffectLevelCap: all.statusEffectLevelCap,
    dicePoolModifier: modifier(all.dicePool),
    powerModifier: modifier(all.power),
    energyCostModifier: modifier(all.energyCost),
    performed: {
      currentPhase: new Set(all.currentPhase),
      currentRound: new Set(all.currentRound),
      previousRound: new Set(all.previousRound),
      combat: new Set(all.combat),
    },
  };
}

/** What an action has come to, each change from the source `Earlier`. */
export function draftWith({
  changes = {},
  ...rest
}: Partial<Omit<Draft, 'changes'>> & { readonly changes?: Partial<Record<Property, number>> } = {}): Draft {
  return {
    ...EMPTY_DRAFT,
    ...rest,
    changes: new Map(
      Object.entries(changes).map(([property, amount]) => [
        property as Property,
        sumOf([{ source: 'Earlier', amount }]),
      ]),
    ),
  };
}

/** What a table says of the moment in which a kind is applied. */
export interface Moment {
  readonly actor?: Partial<ActorFacts>;
  readonly draft?: Parameters<typeof draftWith>[0];
  readonly element?: string;
  readonly action?: string;
  readonly stackedBefore?: readonly string[];
  readonly inputs?: InputValues;
  readonly wholeCost?: Partial<Record<Resource, number>>;
}

/** The context of a moment; the element is `Slash` and is the action unless it says otherwise. */
export function contextAt(moment: Moment = {}): RuleContext {
  const { element = 'Slash', wholeCost = {} } = moment;
  return {
    actor: actorWith(moment.actor),
    draft: draftWith(moment.draft),
    element,
    action: moment.action ?? element,
    stackedBefore: new Set(moment.stackedBefore),
    inputs: moment.inputs ?? {},
    wholeCost: (resource) => wholeCost[resource] ?? 0,
  };
}

type Row = readonly [what: string, fields: Readonly<Record<string, unknown>>, moment?: Moment];
type WordsRow = readonly [fields: Readonly<Record<string, unknown>>, text: string];
type MalformedRow = readonly [
  what: string,
  fields: Readonly<Record<string, unknown>>,
  text: string,
  path: string,
];

interface ConditionTable {
  readonly met: readonly Row[];
  readonly unmet: readonly Row[];
  readonly malformed: readonly MalformedRow[];
  readonly words: readonly WordsRow[];
}

/** Checks a condition kind: when it is met and unmet, what makes it malformed, and how it reads. */
export function conditionTable(kind: string, table: ConditionTable): void {
  const read = (fields: object) => readCondition({ kind, ...fields });
  const full = (rows: readonly Row[]) =>
    rows.map(([what, fields, moment = {}]) => [what, fields, moment] as const);

  describe(kind, () => {
    test.each(full(table.met))('is met: %s', (_what, fields, moment) => {
      expect(evaluateCondition(read(fields), contextAt(moment))).toBe(true);
    });
    test.each(full(table.unmet))('is not met: %s', (_what, fields, moment) => {
      const condition = read(fields);
      expect(isMalformed(condition)).toBe(false);
      expect(evaluateCondition(condition, contextAt(moment))).toBe(false);
    });
    test.each(table.malformed)('is malformed: %s', (_what, fields, text, path) => {
      const raw = { kind, ...fields };
      const condition = readCondition(raw);
      expect(condition).toMatchObject({ kind: 'MALFORMED', text, raw, problems: [{ path }] });
      expect(evaluateCondition(condition, contextAt())).toBe(false);
      expect(wordingText(describeCondition(condition, GLOSSARY))).toBe(text);
      expect(serializeNode(condition)).toBe(raw);
    });
    test.each(table.words)('%o reads %j', (fields, text) => {
      expect(wordingText(describeCondition(read(fields), GLOSSARY))).toBe(text);
    });
    test.each(full([...table.met, ...table.unmet]))('is written as it was read: %s', (_what, fields) => {
      expect(serializeNode(read(fields))).toEqual({ kind, ...fields });
    });
  });
}

type EffectRow = readonly [
  what: string,
  fields: Readonly<Record<string, unknown>>,
  moment: Moment,
  after: Partial<Omit<Draft, 'changes'>> & { readonly changes?: Partial<Record<Property, number>> },
];

interface EffectTable {
  readonly applied: readonly EffectRow[];
  readonly malformed: readonly MalformedRow[];
  readonly words: readonly WordsRow[];
  /** The inputs of its own action or maneuver; all four unless it says otherwise. */
  readonly inputs?: readonly InputName[];
}

/** The draft with each change as its total. */
function plain({ changes, ...rest }: Draft) {
  return {
    ...rest,
    changes: Object.fromEntries([...changes].map(([property, sum]) => [property, sum.total])),
  };
}

/** Checks an effect kind: what the draft is after it, what makes it malformed, and how it reads. */
export function effectTable(kind: string, table: EffectTable): void {
  const inputs = new Set(table.inputs ?? INPUT_NAMES);
  const read = (fields: object) => readEffect({ kind, ...fields }, inputs);

  describe(kind, () => {
    test.each(table.applied)('applies: %s', (_what, fields, moment, after) => {
      const context = contextAt(moment);
      const before = plain(context.draft);
      expect(plain(applyEffect(read(fields), context))).toEqual({ ...before, ...after });
      expect(plain(context.draft)).toEqual(before);
    });
    test.each(table.malformed)('is malformed: %s', (_what, fields, text, path) => {
      const raw = { kind, ...fields };
      const effect = readEffect(raw, inputs);
      expect(effect).toMatchObject({ kind: 'MALFORMED', text, raw, problems: [{ path }] });
      const context = contextAt({ inputs: { numeric: 3, weapon: 'w1' } });
      expect(applyEffect(effect, context)).toBe(context.draft);
      expect(wordingText(describeEffect(effect, GLOSSARY))).toBe(text);
      expect(serializeNode(effect)).toBe(raw);
    });
    test.each(table.words)('%o reads %j', (fields, text) => {
      expect(wordingText(describeEffect(read(fields), GLOSSARY))).toBe(text);
    });
    test.each(table.applied)('is written as it was read: %s', (_what, fields) => {
      expect(serializeNode(read(fields))).toEqual({ kind, ...fields });
    });
  });
}

interface InputTable {
  readonly good: readonly object[];
  readonly malformed: readonly (readonly [what: string, node: object, path: string])[];
  readonly words: readonly (readonly [node: object, text: string])[];
  readonly options: readonly (readonly [what: string, node: object, moment: Moment, options: InputOptions])[];
}

/** Checks an input kind: what is read, what makes it malformed, how it reads, and what it offers. */
export function inputTable(name: InputName, table: InputTable): void {
  const read = (node: object) => readInputs({ [name]: node });

  describe(`the input ${name}`, () => {
    test.each(table.good)('is read and written as %j', (node) => {
      expect(read(node)).toEqual({ [name]: node });
      expect(serializeInputs(read(node))).toEqual({ [name]: node });
    });
    test.each(table.malformed)('is malformed: %s', (_what, node, path) => {
      const text = 'Unable to generate Input element';
      expect(read(node)[name]).toMatchObject({ kind: 'MALFORMED', text, raw: node, problems: [{ path }] });
      expect(serializeInputs(read(node))).toEqual({ [name]: node });
    });
    test.each(table.words)('%j reads %j', (node, text) => {
      expect(describeInputs(read(node), GLOSSARY).map(wordingText)).toEqual([text]);
    });
    test.each(table.options)('offers %s', (_what, node, moment, options) => {
      expect(inputOptions(read(node), name, contextAt(moment))).toEqual(options);
    });
  });
}

type Json = Readonly<Record<string, unknown>>;

/** What a test says of a fighter; all else is as `fighter` has it. */
export interface FighterFacts {
  /** Actions and maneuvers by name, with the fields that they have. */
  readonly actions?: Readonly<Record<string, Json>>;
  readonly maneuvers?: Readonly<Record<string, Json>>;
  readonly constants?: Partial<typeof CONSTANTS>;
  /** Modifiers of a talent named Gift, which the fighter has. */
  readonly gift?: Readonly<Record<string, number>>;
  readonly sheet?: Partial<Sheet>;
  readonly combat?: Partial<CombatState>;
}

/**
 * A character of the same world in the first phase of round 1, with 3 action points, 1 boost point, health 12 of 20,
 * energy 7 of 10, vigor 2 and focus 2 of 3, Blades at 3, Bows at 5 and Lore at 1, an equipped sword, a bow and a ring.
 * The level cap is 5; Burning gives power, Frozen takes maximum health, Hidden gives action points and maximum energy.
 */
export function fighter({ actions = {}, maneuvers = {}, gift = {}, ...facts }: FighterFacts = {}): Character {
  const gameData = gameDataOf(
    aPack({
      constants: { ...CONSTANTS, ...facts.constants },
      damageInfo: [
        { type: 'DAMAGE_TYPE_A', name: 'Physical', relatedSkills: ['Blades', 'Bows'] },
        { type: 'DAMAGE_TYPE_B', name: 'Magical', skillGroupName: 'Magic Skills', relatedSkills: ['Lore'] },
      ],
      actions: {
        defaultActions: Object.keys(actions),
        defaultManeuvers: Object.keys(maneuvers),
        actions: Object.entries(actions).map(([name, fields]) => anAction(name, fields)),
        maneuvers: Object.entries(maneuvers).map(([name, fields]) => anAction(name, fields)),
      },
      skills: ['Blades', 'Bows', 'Lore', 'Stealth'].map((name) => aSkill(name)),
      items: [anItem('Sword'), anItem('Bow'), anItem('Ring', { discriminator: 'ACCESSORY' })],
      statusEffects: [
        aStatusEffect('Burning', { modifiersByPolarity: { POWER: true } }),
        aStatusEffect('Frozen', { modifiersByPolarity: { MAXIMUM_HEALTH: false } }),
        aStatusEffect('Hidden', { modifiersByPolarity: { ACTION_POINTS: true, MAXIMUM_ENERGY: true } }),
      ],
      talents: [aTalent('Gift', { modifiers: gift })],
    }),
  );
  const sheet = aSheet({
    boostPoints: 1,
    skills: new Map([
      ['Blades', 3],
      ['Bows', 5],
      ['Lore', 1],
    ]),
    talents: ['Gift'],
    inventory: inventoryOf(anInventoryItem('Sword'), anInventoryItem('Ring'), anInventoryItem('Bow')),
    equipment: { weapon: 'sword', armor: '', accessories: [] },
    combatState: { ...COMBAT_NOT_STARTED, round: 1, actionPoints: 3, ...facts.combat },
    ...facts.sheet,
  });
  return derive(sheet, gameData);
}

/** The same game with another sheet. */
export function withSheet({ gameData }: Character, sheet: Sheet): Character {
  return derive(sheet, gameData);
}

/** An amount of a number, as the fields of a node. */
export function anAmount(value: number): Json {
  return { by: 'CONSTANT', value };
}

/** The JSON of a cost in a resource. */
export function aCost(resource: Resource, value: number): Json {
  return { resource, ...anAmount(value) };
}

/** The JSON of an effect that changes a property. */
export function aChange(target: Property, value: number): Json {
  return { kind: 'CHANGE_PROPERTY', target, ...anAmount(value) };
}

/** A draft of an action with maneuvers, nothing given to any but what is said. */
export function draftOf(
  action: string,
  maneuvers: readonly (string | DraftedManeuver)[] = [],
  inputs: InputValues = {},
): ActionDraft {
  return {
    action,
    inputs,
    maneuvers: maneuvers.map((each) => (typeof each === 'string' ? { name: each, inputs: {} } : each)),
  };
}
