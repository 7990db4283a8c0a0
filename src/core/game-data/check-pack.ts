import { coreTiers } from './checks/core-tiers.ts';
import { costs } from './checks/costs.ts';
import { duplicates } from './checks/duplicates.ts';
import type { Check, Finding } from './checks/finding.ts';
import { inputUses } from './checks/input-uses.ts';
import { malformedNodes } from './checks/malformed-nodes.ts';
import { modifierNames } from './checks/modifier-names.ts';
import { neverUsed } from './checks/never-used.ts';
import { numbers } from './checks/numbers.ts';
import { playFindings } from './checks/play.ts';
import { talentNeeds } from './checks/talent-needs.ts';
import { undefinedNames } from './checks/undefined-names.ts';
import { unknownFieldFindings } from './checks/unknown-fields.ts';
import { unlimitedAnte } from './checks/unlimited-ante.ts';
import { type PlacedProblem, placed } from './entry-place.ts';
import { mergePacks } from './merge-packs.ts';
import type { Pack } from './pack.ts';
import { parseEditedPack } from './parse-pack.ts';

/** The limit of listed findings; further ones are only counted. */
const MAXIMUM_FINDINGS = 1000;

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
];

/**
 * Every error and warning in a pack, for its author. Names are resolved in this pack and in the others that
 * it is loaded over, except another version of itself. The findings of a refused pack are only the reasons
 * for the refusal. Each has its place by the name of the entry. `focus`: the JSON path of what is edited, whose
 * findings are listed before others where there are too many.
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
  const more = findings.length - MAXIMUM_FINDINGS;
  if (more <= 0) return findings;
  const isFirst = ({ path }: Finding) => focus !== undefined && path.startsWith(focus);
  const first = findings.filter(isFirst);
  const others = findings.filter((finding) => !isFirst(finding));
  return [
    ...[...first, ...others].slice(0, MAXIMUM_FINDINGS),
    {
      path: '$',
      message: `There are ${more} more findings.`,
      advice: 'They are listed once these are fixed.',
      severity: 'warning',
    },
  ];
}
