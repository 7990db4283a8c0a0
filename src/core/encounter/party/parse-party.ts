import * as v from 'valibot';
import { isStoredEncounterName } from '../names.ts';
import { distinctParty, type PartyMember } from './party-member.ts';

const memberSchema = v.object({
  character: v.pipe(v.string(), v.check(isStoredEncounterName)),
  hasActed: v.nullish(v.boolean(), false),
});

/**
 * Reads the party of an encounter file. What is no member is left out, and so is a character that comes a
 * second time: former versions left out the whole party, so none refuses a file.
 * Rule: docs/rules/encounters.md#reading-an-encounter.
 */
export function readParty(json: unknown): readonly PartyMember[] {
  if (!Array.isArray(json)) return [];
  return distinctParty(
    json.flatMap((each) => {
      const member = v.safeParse(memberSchema, each);
      return member.success ? [member.output] : [];
    }),
  );
}
