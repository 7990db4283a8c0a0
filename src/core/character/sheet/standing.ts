import { BAR_TABLE } from '../../rules/bars.ts';

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;

/**
 * How a stored character stands, as far as its sheet tells without game data: `Health 42`, `Energy 12` and
 * `In combat, round 2`.
 * @param words what packs call the bars, by their fields, as `rememberBarWords` stores them
 */
export function standingOf(sheet: Readonly<Record<string, unknown>>, words: unknown): readonly string[] {
  const { round } = Object(sheet.combatState);
  return [
    ...[BAR_TABLE.HEALTH, BAR_TABLE.ENERGY]
      .filter(({ field }) => isCount(sheet[field]))
      .map(({ field, name }) => `${Object(words)[field] ?? name}\u00a0${sheet[field]}`),
    ...(isCount(round) && round > 0 ? [`In\u00a0combat, round\u00a0${round}`] : []),
  ];
}
