import type { GameData } from './game-data.ts';
import type { StatusEffect, Text } from './pack.ts';

/**
 * The placeholder for the status effect's level in descriptions.
 * Rule: docs/rules/status-effects.md#description-at-a-level.
 */
const LEVEL_MARK = 'SE_LEVEL';

/** The text for an undefined status effect. Rule: docs/rules/game-data.md#undefined-names. */
export const NO_STATUS_EFFECT = 'No Status Effect Found!';

const UNDEFINED_TALENT: Text = ['Undefined Talent'];
const NO_ITEM = {
  list: ['No corresponding item found.'],
  preview: ['No Item Specification Found!'],
} as const satisfies Record<string, Text>;

/**
 * A status effect's description with its level in place of SE_LEVEL.
 * Rule: docs/rules/status-effects.md#description-at-a-level.
 */
export function textAtLevel(effect: StatusEffect, level: number): Text {
  return effect.description.map((paragraph) => paragraph.replaceAll(LEVEL_MARK, () => String(level)));
}

/**
 * The description of a status effect at a level, or the text for an undefined one.
 * Rule: docs/rules/game-data.md#undefined-names.
 */
export function statusEffectText(
  gameData: Pick<GameData, 'statusEffects'>,
  name: string,
  level: number,
): Text {
  const effect = gameData.statusEffects.get(name);
  return effect === undefined ? [NO_STATUS_EFFECT] : textAtLevel(effect, level);
}

/**
 * The description of a talent, or the text for an undefined one.
 * Rule: docs/rules/game-data.md#undefined-names.
 */
export function talentText(gameData: Pick<GameData, 'talents'>, name: string): Text {
  return gameData.talents.get(name)?.description ?? UNDEFINED_TALENT;
}

/**
 * The description of an item template. An undefined one has a text for a list or for a preview.
 * Rule: docs/rules/game-data.md#undefined-names.
 */
export function itemText(
  gameData: Pick<GameData, 'items'>,
  template: string,
  place: 'list' | 'preview',
): Text {
  return gameData.items.get(template)?.description ?? NO_ITEM[place];
}
