import { readableName } from '../../../../cards/readable-name.ts';
import type { GameData } from '../../../../core/game-data/game-data.ts';
import { DAMAGE_TYPES, RESOURCES } from '../../../../core/rules/vocabulary.ts';

/** A value that a field chooses from, as players call it: `Energy`, or `Iron` for DAMAGE_TYPE_A. */
export function optionWords(value: string, { glossary }: GameData): string {
  const resource = RESOURCES.find((each) => each === value);
  if (resource !== undefined) return glossary.resourceName(resource);
  const type = DAMAGE_TYPES.find((each) => each === value);
  return readableName(type === undefined ? value : glossary.damageTypeName(type));
}
