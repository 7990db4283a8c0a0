import { MAX_DICE } from '../dice/roll.ts';
import { statusEffectLevelCap } from '../game-data/caps.ts';
import type { GameData } from '../game-data/game-data.ts';
import { playOf } from '../game-data/play-of.ts';
import type { EndOfRoundRule } from '../play/parts/end-of-round.ts';
import type { DamageHit, HealingHit, HindranceHit } from '../play/parts/hit.ts';
import type { Play } from '../play/play.ts';
import { rollOdds } from '../play/rules/outcome.ts';
import { hitRule } from '../play/rules/resolve-hit.ts';
import { isMalformed } from '../rules/node.ts';
import { type DamageType, RESOURCES, type Resource } from '../rules/vocabulary.ts';
import { RULES_IN_PROSE } from './rules-in-prose.ts';
import { type SlotRow, slotRows } from './slots.ts';

/** A modifier that each level of a status effect raises or lowers. */
export interface EffectModifier {
  readonly name: string;
  readonly sign: 1 | -1;
  /** The damage types whose own soak it is. */
  readonly soaks: readonly DamageType[];
}

/** A status effect by its number. */
export interface EffectRule {
  readonly name: string;
  /** Whether the game data define it; an undefined one changes no number. */
  readonly isDefined: boolean;
  /** The slots that a level raises (1) or lowers (-1). */
  readonly changes: readonly { readonly slot: number; readonly sign: number }[];
  readonly modifiers: readonly EffectModifier[];
  /** Its lines at the end of a round. */
  readonly lines: readonly Extract<EndOfRoundRule, { readonly kind: 'STATUS_EFFECT' }>[];
}

/** A game as fights are simulated by it: names are numbers, and every rule is looked up once. */
export interface FightRules {
  readonly gameData: GameData;
  readonly play: Play;
  readonly levelCap: number;
  readonly rows: readonly SlotRow[];
  /** The number of each action and maneuver. Those of one name have one number. */
  readonly nameIds: ReadonlyMap<string, number>;
  readonly effectIds: ReadonlyMap<string, number>;
  readonly effects: readonly EffectRule[];
  readonly damage: DamageHit | undefined;
  readonly hindrance: HindranceHit | undefined;
  readonly healing: HealingHit | undefined;
  /** The chance of what so many dice count, by number. */
  readonly chances: (dice: number) => readonly number[];
  /** Whether the cost limits of the standard game's text count: it has the actions that they except. */
  readonly hasCostLimits: boolean;
}

/** The place of a resource in every list that is in the order of RESOURCES. */
export function resourceIndex(resource: Resource): number {
  return RESOURCES.indexOf(resource);
}

/** Looks up the rules of these game data, once for all fights that are played by them. */
export function fightRules(gameData: GameData): FightRules {
  const play = playOf(gameData);
  const rows = slotRows(gameData);
  const names = new Set([...gameData.actions.keys(), ...gameData.maneuvers.keys()]);
  const effectNames = [...effectNamesOf(gameData, play)];
  const effectIds = new Map(effectNames.map((name, id) => [name, id]));
  return {
    gameData,
    play,
    levelCap: statusEffectLevelCap(gameData),
    rows,
    nameIds: new Map([...names].map((name, id) => [name, id])),
    effectIds,
    effects: effectNames.map((name) => effectRule(name, rows, gameData, play)),
    damage: hitRule('DAMAGE', play),
    hindrance: hitRule('HINDRANCE', play),
    healing: hitRule('HEALING', play),
    chances: chancesOf(play),
    hasCostLimits: Object.values(RULES_IN_PROSE.costLimits).every(({ exception }) => names.has(exception)),
  };
}

/** Every status effect that anybody can have in a fight, defined or not. */
function effectNamesOf({ statusEffects, actions, maneuvers }: GameData, play: Play): ReadonlySet<string> {
  const named = [...actions.values(), ...maneuvers.values()].flatMap(({ effects }) =>
    effects.flatMap((effect) =>
      !isMalformed(effect) && 'statusEffect' in effect ? (effect.statusEffect ?? []) : [],
    ),
  );
  const used = play.uses.flatMap(({ gains, removes }) => [
    ...gains.map(({ statusEffect }) => statusEffect),
    ...removes,
  ]);
  const ending = play.endOfRound.flatMap((rule) => ('statusEffect' in rule ? rule.statusEffect : []));
  return new Set([...statusEffects.keys(), ...named, ...used, ...ending]);
}

function effectRule(name: string, rows: readonly SlotRow[], gameData: GameData, play: Play): EffectRule {
  const defined = gameData.statusEffects.get(name);
  const modifiers = [...(defined?.modifiersByPolarity ?? [])].map(([modifier, rises]) => ({
    name: modifier,
    sign: rises ? (1 as const) : (-1 as const),
    soaks: [...gameData.damageTypes.values()].flatMap(({ type, soakName }) =>
      modifier === soakName ? [type] : [],
    ),
  }));
  return {
    name,
    isDefined: defined !== undefined,
    changes: rows.flatMap((row, slot) =>
      row.modifiers.flatMap((wanted) =>
        modifiers.filter((each) => each.name === wanted).map(({ sign }) => ({ slot, sign })),
      ),
    ),
    modifiers,
    lines: play.endOfRound.flatMap((rule) =>
      rule.kind === 'STATUS_EFFECT' && rule.statusEffect === name ? [rule] : [],
    ),
  };
}

function chancesOf({ roll }: Play): FightRules['chances'] {
  const byDice: (readonly number[])[] = [];
  return (dice) => {
    if (dice > MAX_DICE) return [1];
    const known = byDice[dice];
    if (known !== undefined) return known;
    const calculated = (roll && rollOdds(dice, roll)) ?? [1];
    byDice[dice] = calculated;
    return calculated;
  };
}
