import * as real from '../../src/core/encounter/parse-encounter.ts';
import { ok } from '../../src/core/lib/result.ts';

export const parseEncounter: typeof real.parseEncounter = (json) => {
  const read = real.parseEncounter(json);
  if (!read.ok) return read;
  const members = read.value.members.map((member) => ({ ...member, health: Math.max(0, member.health - 1) }));
  return ok({ ...read.value, members });
};
