import type { GameData } from '../game-data.ts';
import type { Talent } from '../pack.ts';
import { cyclesOf } from './cycles.ts';
import { type Check, error, type Finding, type JsonPath, named, quoted, warning } from './finding.ts';
import { type Located, located } from './places.ts';

/** Talents that need themselves, and talents that no character can ever own. */
export const talentNeeds: Check = function* ({ pack, gameData }) {
  const talents = [...located(['talents'], pack.talents)].filter(
    ([, talent]) => gameData.talents.get(talent.name) === talent,
  );
  const indexes = new Map(talents.map(([, { name }], index) => [name, index]));
  const inCycle = new Set<string>();
  for (const cycle of cyclesOf(gameData.talents.keys(), (name) => needsOf(gameData.talents.get(name)))) {
    let first = talents.length;
    for (const name of cycle) {
      inCycle.add(name);
      first = Math.min(first, indexes.get(name) ?? first);
    }
    const told = talents[first];
    if (told !== undefined) yield circular(told, new Set(cycle));
  }
  const attainable = attainableTalents(gameData);
  for (const [place, talent] of talents) {
    if (!attainable.has(talent.name) && !inCycle.has(talent.name)) {
      yield* unattainable(place, talent, gameData, attainable);
    }
  }
};

function* unattainable(
  place: JsonPath,
  talent: Talent,
  gameData: GameData,
  attainable: ReadonlySet<string>,
): Generator<Finding> {
  const lacking = needsOf(talent).find((name) => !attainable.has(name));
  if (talent.tier === 'CORE') {
    yield warning(
      place,
      `Nobody can own the core talent ${quoted(talent.name)}: no skill and no item gives it.`,
      'List it in the coreTalents of a skill, or give it another tier.',
    );
  } else if (lacking !== undefined && gameData.talents.has(lacking)) {
    yield error(
      place,
      `Nobody can ever own ${quoted(talent.name)}: it needs ${quoted(lacking)}, which nobody can own.`,
      `Fix ${quoted(lacking)} first.`,
    );
  }
}

/**
 * The talents that must be owned before a talent: its prerequisites, and the talent that it upgrades.
 * Rule: docs/rules/talents-and-skills.md#requirements.
 */
function needsOf(talent: Talent | undefined): readonly string[] {
  if (talent === undefined) return [];
  return talent.upgrades === undefined ? talent.prerequisites : [...talent.prerequisites, talent.upgrades];
}

/** The finding for a cycle, at a talent in it. */
function circular([place, talent]: Located<Talent>, cycle: ReadonlySet<string>): Finding {
  const index = talent.prerequisites.findIndex((name) => cycle.has(name));
  const step = index < 0 ? [...place, 'upgrades'] : [...place, 'prerequisites', index];
  return cycle.size === 1
    ? error(step, `${quoted(talent.name)} needs itself.`, 'Remove this.')
    : error(
        step,
        `${named([...cycle].toSorted())} need one another, so nobody can take any of them.`,
        'Remove one of these requirements.',
      );
}

/**
 * The names of talents that a character can own, from skills, from items or by choice. Owning an upgrade
 * counts as owning the talent below it. Linear in talents and needs.
 * Rule: docs/rules/talents-and-skills.md#requirements.
 */
function attainableTalents(gameData: GameData): ReadonlySet<string> {
  const { talents } = gameData;
  const { needing, lacking } = needsByTalent(gameData);
  const attainable = new Set<string>();
  const pending: string[] = [];
  const own = (name: string) => {
    if (attainable.has(name)) return;
    attainable.add(name);
    pending.push(name);
  };
  const meetNeed = (name: string) => {
    const left = (lacking.get(name) ?? 0) - 1;
    lacking.set(name, left);
    if (left === 0) own(name);
  };
  for (const [name, needs] of lacking) if (needs === 0) own(name);
  for (const name of givenTalents(gameData)) own(name);
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const upgraded = talents.get(name)?.upgrades;
    if (upgraded !== undefined) own(upgraded);
    for (const other of needing.get(name) ?? []) meetNeed(other);
  }
  return attainable;
}

interface NeedsByTalent {
  /** The dependents of each talent. */
  readonly needing: ReadonlyMap<string, readonly string[]>;
  /** The number of needs of each talent that can be chosen. */
  readonly lacking: Map<string, number>;
}

function needsByTalent({ talents }: GameData): NeedsByTalent {
  const needing = new Map<string, string[]>();
  const lacking = new Map<string, number>();
  for (const talent of talents.values()) {
    if (talent.tier === 'CORE') continue;
    const needs = new Set(needsOf(talent));
    lacking.set(talent.name, needs.size);
    for (const need of needs) {
      const others = needing.get(need);
      if (others === undefined) needing.set(need, [talent.name]);
      else others.push(talent.name);
    }
  }
  return { needing, lacking };
}

/** The talents that skills and items give, regardless of their needs. */
function* givenTalents({ skills, items }: GameData): Generator<string> {
  for (const skill of skills.values()) for (const list of skill.coreTalents) yield* list;
  for (const item of items.values()) yield* item.talents;
}
