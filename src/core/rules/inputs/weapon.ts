import * as v from 'valibot';
import { defineInput } from '../define.ts';

/**
 * One of the weapons in the inventory. The default is the first that is not equipped, else the first.
 * Rule: docs/rules/combat.md#inputs.
 */
export const weaponInput = defineInput({
  name: 'weapon',
  schema: v.object({}),
  documentation: { shape: '`{}`', value: 'the id of a weapon in the inventory' },
  describe: () => ['Weapon: any in the inventory'],
  options: (_node, { actor }) => ({
    control: 'choice',
    choices: actor.weapons.map(({ id, name }) => ({ value: id, label: name })),
    fallback: 'No Valid Weapons',
  }),
  read: (_node, given, { actor }) => {
    const ids = actor.weapons.map(({ id }) => id);
    if (given !== undefined && ids.includes(given)) return given;
    return ids.find((id) => id !== actor.equippedWeapon) ?? ids[0];
  },
});
