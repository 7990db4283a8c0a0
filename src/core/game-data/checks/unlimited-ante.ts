import { type Check, quoted, warning } from './finding.ts';
import { located } from './places.ts';

/**
 * Maneuvers that set dice aside and can be stacked again: dice never fall below one, power rises each time.
 */
export const unlimitedAnte: Check = function* ({ pack }) {
  for (const [place, { name, effects, conditions }] of located(
    ['actions', 'maneuvers'],
    pack.actions.maneuvers,
  )) {
    const ante = effects.findIndex(({ kind }) => kind === 'ANTE_DICE');
    if (ante < 0 || conditions.some(({ kind }) => kind === 'ONCE_PER')) continue;
    yield warning(
      [...place, 'effects', ante],
      `${quoted(name)} can be stacked without limit: every time power rises, and one die is left.`,
      'Add the condition ONCE_PER.',
    );
  }
};
