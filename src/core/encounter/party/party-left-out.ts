import { readParty } from './parse-party.ts';

/** How many entries of a file's party are left out when it is read. */
export function partyLeftOut(json: unknown): number {
  return Array.isArray(json) ? json.length - readParty(json).length : 0;
}
