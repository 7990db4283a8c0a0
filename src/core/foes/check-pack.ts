import { coreTiers } from '../game-data/checks/core-tiers.ts';
import { costs } from '../game-data/checks/costs.ts';
import { duplicates } from '../game-data/checks/duplicates.ts';
import type { Check, Finding } from '../game-data/checks/finding.ts';
import { inputUses } from '../game-data/checks/input-uses.ts';
import { malformedNodes } from '../game-data/checks/malformed-nodes.ts';
import { modifierNames } from '../game-data/checks/modifier-names.ts';
import { neverUsed } from '../game-data/checks/never-used.ts';
import { numbers } from '../game-data/checks/numbers.ts';
import { playFindings } from '../game-data/checks/play.ts';
import { sharedWords } from '../game-data/checks/shared-words.ts';
import { talentNeeds } from '../game-data/checks/talent-needs.ts';
import { undefinedNames } from '../game-data/checks/undefined-names.ts';
import { unknownFieldFindings } from '../game-data/checks/unknown-fields.ts';
import { unlimitedAnte } from '../game-data/checks/unlimited-ante.ts';
import { type PlacedProblem, placed } from '../game-data/entry-place.ts';
import { mergePacks } from '../game-data/merge-packs.ts';
import type { Pack } from '../game-data/pack.ts';
import { parseEditedPack } from '../game-data/parse-pack.ts';
import { sheetFindings } from './sheet-findings.ts';

/** The limit of listed findings; further ones are only counted. */
const MAX_FINDINGS = 1000;

/**
 * In the order in which an author corrects them: the file itself, its references, then the effects in play.
 */
const CHECKS: readonly Check[] = [
  malformedNodes,
  unknownFieldFindings,
  duplicates,
  undefinedNames,
  modifierNames,
  numbers,
  talentNeeds,
  coreTiers,
  inputUses,
  costs,
  unlimitedAnte,
  neverUsed,
  playFindings,
  sharedWords,
  sheetFindings,
];

/**
 * Every error and warning in a pack, for its author. Names are resolved in this pack and in the others that
 * it is loaded over, except another version of itself. The findings of a refused pack are only the reasons
 * for the refusal. Each has its place by the name of the entry. `focus`: the JSON path of what is edited,
 * whose findings are listed before others where there are too many.
 * Rule: docs/rules/game-data.md#pack-checker.
 */
export function checkPack(
  json: unknown,
  others: readonly Pack[] = [],
  focus?: string,
): readonly PlacedProblem<Finding>[] {
  return placed(json, listed(findingsIn(json, others), focus));
}

function findingsIn(json: unknown, others: readonly Pack[]): readonly Finding[] {
  const read = parseEditedPack(json);
  if (!read.ok) {
    return read.problem.map(({ path, message }) => ({
      path,
      message,
      advice: 'The pack is refused until this is fixed.',
      severity: 'error',
    }));
  }
  const pack = read.value;
  const below = others.filter((other) => other.name !== pack.name);
  const checked = {
    json,
    pack,
    gameData: mergePacks([...below, pack]),
    standsAlone: below.length === 0,
  };
  return CHECKS.flatMap((check) => [...check(checked)]);
}

function listed(findings: readonly Finding[], focus: string | undefined): readonly Finding[] {
  const more = findings.length - MAX_FINDINGS;
  if (more <= 0) return findings;
  const isFirst = ({ path }: Finding) => focus !== undefined && path.startsWith(focus);
  const first = findings.filter(isFirst);
  const others = findings.filter((finding) => !isFirst(finding));
  return [
    ...[...first, ...others].slice(0, MAX_FINDINGS),
    {
      path: '$',
      message: `There are ${more} more findings.`,
      advice: 'They are listed once these are fixed.',
      severity: 'warning',
    },
  ];
}
