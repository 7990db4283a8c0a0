import { parsePack } from '../core/game-data/parse-pack.ts';
import type { Problem } from '../core/lib/problem.ts';

export function packProblemsOf(json: unknown): readonly Problem[] {
  const read = parsePack(json);
  return read.ok ? [] : read.problem;
}

/** The JSON without one field. */
export function without(json: Record<string, unknown>, field: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(json).filter(([key]) => key !== field));
}
