import * as v from 'valibot';
import { defineEffect } from '../define.ts';

const NO_WEAPON = 'Weapon Change - ID Undefined';

/** SET_WEAPON: equips the weapon of the weapon input. Rule: docs/pack-format.md#effects. */
export const setWeapon = defineEffect({
  kind: 'SET_WEAPON',
  schema: v.object({ kind: v.literal('SET_WEAPON') }),
  documentation: { fields: 'none', meaning: 'equips the weapon of the weapon input' },
  refuse: (_node, inputs) => (inputs.has('weapon') ? undefined : NO_WEAPON),
  apply: (_node, { draft, inputs }) => ({ ...draft, weapon: inputs.weapon ?? '' }),
  problem: (_node, { inputs }) => (inputs.weapon === undefined ? NO_WEAPON : undefined),
  describe: () => ['Equips the weapon chosen'],
});
