import { useMemo } from 'react';
import { readableName } from '../../../../cards/readable-name.ts';
import type { GameData } from '../../../../core/game-data/game-data.ts';
import { DAMAGE_TYPES, RESOURCES } from '../../../../core/rules/vocabulary.ts';

/** What the game calls the words of the format. */
export interface FormWords {
  /** The resources and damage types by name: `Energy`, or `Iron` for DAMAGE_TYPE_A. */
  readonly options: Readonly<Record<string, string>>;
  readonly soaks: readonly string[];
}

function wordsOf({ glossary, damageTypes }: GameData): FormWords {
  return {
    options: Object.fromEntries([
      ...DAMAGE_TYPES.map((type) => [type, readableName(glossary.damageTypeName(type))]),
      ...RESOURCES.map((resource) => [resource, glossary.resourceName(resource)]),
    ]),
    soaks: [...damageTypes.values()].map(({ soakName }) => soakName),
  };
}

/** The words of these game data. They stay the same object while no word changes. */
export function useFormWords(gameData: GameData): FormWords {
  const written = JSON.stringify(wordsOf(gameData));
  return useMemo(() => JSON.parse(written) as FormWords, [written]);
}

/** A value that a field chooses from, as players call it. */
export function optionWords(value: string, { options }: FormWords): string {
  return (Object.hasOwn(options, value) ? options[value] : undefined) ?? readableName(value);
}
