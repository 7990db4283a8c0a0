import * as v from 'valibot';
import { mapField, namesField, objectField, wholeField } from '../../lib/json-fields.ts';
import { mapToJson } from '../../lib/name-map.ts';
import type { CombatState, Phase } from './sheet.ts';

/**
 * A combat state. An unknown phase reads as the first; a status effect at level 0 is left out.
 * Rule: docs/rules/combat.md#combat-state.
 */
export const combatStateSchema = v.pipe(
  objectField({
    round: wholeField(0),
    phase: v.pipe(
      v.nullish(v.number('This must be a number.'), 1),
      v.transform((phase): Phase => (phase === 2 || phase === 3 ? phase : 1)),
    ),
    actionPoints: wholeField(0),
    statusEffects: v.pipe(
      mapField(wholeField(0)),
      v.transform(
        (levels): ReadonlyMap<string, number> => new Map([...levels].filter(([, level]) => level > 0)),
      ),
    ),
    currentRoundActions: namesField,
    previousRoundActions: namesField,
    combatActions: namesField,
    currentPhaseActions: namesField,
  }),
  v.transform((state): CombatState => state),
);

export function serializeCombatState(state: CombatState): Record<string, unknown> {
  return { ...state, statusEffects: mapToJson(state.statusEffects, (level) => level) };
}
