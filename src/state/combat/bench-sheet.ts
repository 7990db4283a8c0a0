import { createCharacter } from '../../core/character/create.ts';
import { upgradeSheet } from '../../core/character/migrations/index.ts';
import { COMBAT_NOT_STARTED } from '../../core/character/sheet/default-sheet.ts';
import { parseSheet, parseStoredSheet } from '../../core/character/sheet/parse-sheet.ts';
import type { Sheet, StoredSheet } from '../../core/character/sheet/sheet.ts';
import { validateSheet } from '../../core/character/validate.ts';
import { beginCombat } from '../../core/combat/rounds.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { isJsonObject } from '../../core/lib/name-map.ts';
import type { Game } from '../game.ts';
import { SAMPLE_CHARACTERS } from '../sample-characters.ts';

/** Who acts on the bench: a stored character or a sample by its name, or one that is made for it. */
export type BenchChoice =
  | { readonly kind: 'throwaway' }
  | { readonly kind: 'stored' | 'sample'; readonly name: string };

/** A character that has every skill at the level of a chosen one. */
function throwaway(gameData: GameData): Sheet {
  const startingSkills = [...gameData.skills.keys()];
  return createCharacter({ name: 'Throwaway', startingSkills, startingPotential: 0 }, gameData);
}

function readSheet(stored: StoredSheet | undefined): Sheet | undefined {
  const read = stored && parseSheet(upgradeSheet(stored));
  return read?.ok ? read.value : undefined;
}

async function sampleNamed({ platform }: Game, name: string): Promise<StoredSheet | undefined> {
  const fetched = await platform.fetchJson('samples.json');
  if (!fetched.ok || !isJsonObject(fetched.value)) return undefined;
  const { characters } = fetched.value;
  const sheets = (Array.isArray(characters) ? characters : []).map(parseStoredSheet);
  return sheets.flatMap((sheet) => (sheet.ok ? [sheet.value] : [])).find((sheet) => sheet.name === name);
}

/** The characters that can act on the bench besides the throwaway one. */
export function benchChoices(stored: readonly { readonly value: StoredSheet }[]): readonly BenchChoice[] {
  const names = new Set(stored.map(({ value }) => value.name));
  const samples = SAMPLE_CHARACTERS.filter(({ name }) => !names.has(name));
  return [
    { kind: 'throwaway' },
    ...[...names].map((name) => ({ kind: 'stored', name }) as const),
    ...samples.map(({ name }) => ({ kind: 'sample', name }) as const),
  ];
}

/**
 * The sheet of whoever acts on the bench, valid by these game data and in the first round of a combat.
 * Undefined where it cannot be read. Nothing is stored.
 */
export async function benchSheet(
  game: Game,
  choice: BenchChoice,
  gameData: GameData,
): Promise<Sheet | undefined> {
  const given =
    choice.kind === 'throwaway'
      ? throwaway(gameData)
      : readSheet(
          choice.kind === 'sample'
            ? await sampleNamed(game, choice.name)
            : game.storage.characters.get(choice.name)?.value,
        );
  if (given === undefined) return undefined;
  const { sheet } = validateSheet({ ...given, combatState: COMBAT_NOT_STARTED }, gameData);
  return beginCombat(sheet, gameData);
}
