import type { GameData } from '../../core/game-data/game-data.ts';
import type { Action, ItemTemplate, Skill, StatusEffect, Talent } from '../../core/game-data/pack.ts';

/** The entries of the game data that have a card. */
export type TermKind = 'action' | 'item' | 'skill' | 'statusEffect' | 'talent';

/** An entry named somewhere: its kind and its name. */
export interface TermReference {
  readonly kind: TermKind;
  readonly name: string;
  /** The level at which a status effect is shown; 1 by default. */
  readonly level?: number | undefined;
}

/** An entry of the game data with its kind. */
export type TermEntry =
  | { readonly kind: 'action'; readonly entry: Action; readonly isManeuver: boolean }
  | { readonly kind: 'item'; readonly entry: ItemTemplate }
  | { readonly kind: 'skill'; readonly entry: Skill }
  | { readonly kind: 'statusEffect'; readonly entry: StatusEffect }
  | { readonly kind: 'talent'; readonly entry: Talent };

/** The entry that a reference names; undefined where the game data define none. */
export function findTerm(gameData: GameData, { kind, name }: TermReference): TermEntry | undefined {
  if (kind === 'action') {
    const action = gameData.actions.get(name);
    if (action !== undefined) return { kind, entry: action, isManeuver: false };
    const maneuver = gameData.maneuvers.get(name);
    return maneuver && { kind, entry: maneuver, isManeuver: true };
  }
  if (kind === 'item') {
    const entry = gameData.items.get(name);
    return entry && { kind, entry };
  }
  if (kind === 'skill') {
    const entry = gameData.skills.get(name);
    return entry && { kind, entry };
  }
  if (kind === 'talent') {
    const entry = gameData.talents.get(name);
    return entry && { kind, entry };
  }
  const entry = gameData.statusEffects.get(name);
  return entry && { kind, entry };
}

/** Names in the text of a rule are most often status effects, then actions. */
const KINDS_IN_RULES: readonly TermKind[] = ['statusEffect', 'action', 'talent', 'item'];

/** A term in a text may be a skill as well. */
const KINDS_IN_TEXTS: readonly TermKind[] = [...KINDS_IN_RULES, 'skill'];

const termAmong =
  (kinds: readonly TermKind[]) =>
  (gameData: GameData, name: string): TermReference | undefined => {
    const kind = kinds.find((each) => findTerm(gameData, { kind: each, name }) !== undefined);
    return kind && { kind, name };
  };

/** What a name in the text of a rule refers to; undefined for a skill or a damage type. */
export const termInRule = termAmong(KINDS_IN_RULES);

/** What a term in a text refers to; undefined where the game data do not define it. */
export const termInText = termAmong(KINDS_IN_TEXTS);
