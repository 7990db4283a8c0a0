import { derive } from '../../src/core/character/derive.ts';
import { parseSheet, parseStoredSheet } from '../../src/core/character/sheet/parse-sheet.ts';
import type { Sheet } from '../../src/core/character/sheet/sheet.ts';
import { validateSheet } from '../../src/core/character/validate.ts';
import { type ActionDraft, selectAction } from '../../src/core/combat/action-draft.ts';
import { evaluate } from '../../src/core/combat/evaluate.ts';
import { mergePacks } from '../../src/core/game-data/merge-packs.ts';
import type { Pack } from '../../src/core/game-data/pack.ts';
import { parsePack } from '../../src/core/game-data/parse-pack.ts';
import type { Result } from '../../src/core/lib/result.ts';
import { entryName, largePack, richCharacter } from '../lib/large-pack.mjs';
import { medianTime } from '../lib/median.mjs';
import type { CorePart, Row } from '../lib/part.d.ts';

const SIZES = [1_000, 20_000, 100_000];

function read<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`The input of the benchmark is invalid: ${JSON.stringify(result.problem)}`);
  return result.value;
}

/** Deriving and evaluating must not grow with the packs. Reading and merging may grow as fast as they do. */
export const part: CorePart = {
  name: 'core: derive, evaluate, merge',
  async measure() {
    const rows: Row[] = [];
    for (const size of SIZES) {
      const json = largePack(size);
      const pack: Pack = read(parsePack(json));
      const gameData = mergePacks([pack]);
      const sheet: Sheet = read(
        parseSheet(read(parseStoredSheet(richCharacter(json, { talents: 100, items: 30 })))),
      );
      const character = derive(sheet, gameData);
      const draft: ActionDraft = {
        ...selectAction(entryName('Action', 0)),
        maneuvers: [0, 2, 4, 6, 8].map((index) => ({ name: entryName('Maneuver', index), inputs: {} })),
      };
      const measure = async (what: string, run: () => unknown) => {
        rows.push({ what, size, milliseconds: await medianTime(run) });
      };
      // With skills of its own each time: copies of a sheet are derived once.
      await measure('derive a character with 100 talents', () =>
        derive({ ...sheet, skills: new Map(sheet.skills) }, gameData),
      );
      await measure('derive it again', () => derive(sheet, gameData));
      await measure('validate a sheet', () => validateSheet(sheet, gameData));
      await measure('evaluate an action with 5 maneuvers', () => evaluate(character, draft));
      await measure('list every action with its conditions', () =>
        character.actions.map(({ action }) => evaluate(character, selectAction(action.name))),
      );
      await measure('merge the pack', () => mergePacks([pack]));
      await measure('read the pack', () => parsePack(json));
    }
    return rows.sort((a, b) => a.what.localeCompare(b.what) || a.size - b.size);
  },
};
