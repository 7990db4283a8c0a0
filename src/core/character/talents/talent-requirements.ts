import type { Talent } from '../../game-data/pack.ts';
import { nameList, say, userName, type Wording } from '../../lib/wording.ts';

/**
 * The missing requirements of a talent: prerequisites, and the talent that it upgrades.
 * Rule: docs/rules/talents-and-skills.md#requirements.
 */
export function missingRequirements(talent: Talent, owned: ReadonlySet<string>): readonly string[] {
  const asked =
    talent.upgrades === undefined ? talent.prerequisites : [talent.upgrades, ...talent.prerequisites];
  return [...new Set(asked)].filter((each) => !owned.has(each));
}

/**
 * Why a talent is unavailable, in words; undefined where no requirement is missing.
 * Rule: docs/rules/talents-and-skills.md#requirements.
 */
export function requirementsText(talent: Talent, owned: ReadonlySet<string>): Wording | undefined {
  const missing = missingRequirements(talent, owned);
  if (missing.length === 0) return undefined;
  const prerequisites = missing.filter((each) => each !== talent.upgrades);
  if (prerequisites.length === missing.length) return say`Requires ${nameList(missing, 'and')}.`;
  const upgrades = say`Upgrades ${userName(talent.upgrades ?? '')}, which is not owned.`;
  return prerequisites.length === 0 ? upgrades : say`${upgrades} Requires ${nameList(prerequisites, 'and')}.`;
}
