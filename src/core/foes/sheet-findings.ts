import { upgradeLosses } from '../character/migrations/index.ts';
import { CURRENT_SHEET_VERSION } from '../character/migrations/steps.ts';
import { storedSheetProblems } from '../character/sheet/parse-sheet.ts';
import { readStoredSheet } from '../character/sheet/stored-sheet.ts';
import { type Check, error, type Finding, type JsonPath, warning } from '../game-data/checks/finding.ts';
import { isTooDeep } from '../game-data/parse-pack.ts';
import { isJsonObject } from '../lib/name-map.ts';
import { pathKeys } from '../lib/problem.ts';
import { PLAY_FORMAT } from '../play/part.ts';
import { PLAY_LIMITS } from '../play/schemas.ts';

/**
 * Why character sheets of foes cannot be read, with the path of each reason, and what the upgrade of an older
 * or newer sheet takes out of it. Where nothing of `play` is read there is none.
 * Rule: docs/rules/play.md#foes.
 */
export const sheetFindings: Check = function* ({ json }) {
  for (const [index, foe] of foesIn(json).slice(0, PLAY_LIMITS.foes).entries()) {
    if (isJsonObject(foe) && isJsonObject(foe.sheet)) {
      yield* findingsIn(foe.sheet, ['play', 'foes', index, 'sheet']);
    }
  }
};

function foesIn(json: unknown): readonly unknown[] {
  const play = isJsonObject(json) ? json.play : undefined;
  if (!isJsonObject(play) || isTooDeep(play) || Number(play.format) > PLAY_FORMAT) return [];
  return Array.isArray(play.foes) ? play.foes : [];
}

function* findingsIn(sheet: object, place: JsonPath): Generator<Finding> {
  const at = (path: string): JsonPath => [...place, ...pathKeys(path)];
  const problems = storedSheetProblems(sheet);
  for (const { path, message } of problems) {
    yield error(at(path), message, 'The foe has no group and cannot act until its sheet can be read.');
  }
  const stored = readStoredSheet(sheet);
  if (problems.length > 0 || !stored.ok || stored.value.version === CURRENT_SHEET_VERSION) return;
  const { version } = stored.value;
  if (version > CURRENT_SHEET_VERSION) {
    yield warning(
      at('$.version'),
      `This sheet is of version ${version}, and this Tabard reads up to version ${CURRENT_SHEET_VERSION}.`,
      'It is read as one of an unknown version, without its items. Use a sheet of this Tabard.',
    );
  }
  for (const { path, message } of upgradeLosses(stored.value)) {
    yield warning(at(path), message, 'The upgrade of the sheet takes this out: correct it, or remove it.');
  }
}
