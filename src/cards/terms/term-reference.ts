import type { GameData } from '../../core/game-data/game-data.ts';
import type { Action, ItemTemplate, Skill, StatusEffect, Talent } from '../../core/game-data/pack.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import type { Foe } from '../../core/play/parts/foes.ts';

/** The entries of the game data that have a card. */
export type TermKind = 'action' | 'foe' | 'item' | 'skill' | 'statusEffect' | 'talent';

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
  | { readonly kind: 'foe'; readonly entry: Foe }
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
  if (kind === 'foe') {
    const entry = playOf(gameData).foes.find((each) => each.name === name);
    return entry && { kind, entry };
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

/** Foes are named in no text. Names in a text or a rule are most often status effects, then actions. */
const KINDS_IN_TEXTS: readonly TermKind[] = ['statusEffect', 'action', 'talent', 'item', 'skill'];

/** What a name in a text or a rule refers to; undefined where the game data do not define it. */
export function termInText(gameData: GameData, name: string): TermReference | undefined {
  const kind = KINDS_IN_TEXTS.find((each) => findTerm(gameData, { kind: each, name }) !== undefined);
  return kind && { kind, name };
}
