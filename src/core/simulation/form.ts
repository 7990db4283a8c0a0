import { derive } from '../character/derive.ts';
import { equipmentOptions, equipmentWith } from '../character/items/equipment.ts';
import { templatesOf } from '../character/items/equipped-items.ts';
import { modifierPartsOf } from '../character/modifiers.ts';
import type { Sheet } from '../character/sheet/sheet.ts';
import { spendItem } from '../consequences/use-item.ts';
import { itemUse } from '../game-data/item-use.ts';
import { CONFIGURABLE_DAMAGE_TYPES, type DamageType } from '../rules/vocabulary.ts';
import type { FightItem, Form } from './model.ts';
import { actionPrograms } from './program.ts';
import type { FightRules } from './rules.ts';
import { SLOT, slotBases } from './slots.ts';

/** The slot with the soak against a damage type; undefined for a type that meets none. */
export function soakSlot(type: DamageType): number | undefined {
  const index = (CONFIGURABLE_DAMAGE_TYPES as readonly DamageType[]).indexOf(type);
  return index < 0 ? undefined : SLOT.SOAK + index;
}

/** Makes each form once, however many fights need it. */
function formCache(make: (id: string) => Form): (id: string) => Form {
  const forms = new Map<string, Form>();
  return (id) => {
    const known = forms.get(id);
    if (known !== undefined) return known;
    const made = make(id);
    forms.set(id, made);
    return made;
  };
}

/** The form of a character. Its status effects and bars do not matter. */
export function characterForm(sheet: Sheet, rules: FightRules): Form {
  const { gameData, rows } = rules;
  const character = derive(sheet, gameData);
  const equipped = templatesOf(character.equippedItems, gameData);
  const parts = modifierPartsOf(character.talents, equipped, new Map(), gameData);
  const skillLevel = (skill: string) => sheet.skills.get(skill) ?? 0;
  const weapons = equipmentOptions('weapon', sheet, gameData);
  const equippedWeapon = sheet.equipment.weapon;
  const programs = actionPrograms(
    character.actions.map(({ action }) => action),
    character.maneuvers.map(({ action }) => action),
    { rules, skillLevel, weapons, equippedWeapon },
  );
  return {
    ...programs,
    bases: slotBases(rows, parts, gameData.constants),
    skillLevel,
    weapons,
    equippedWeapon,
    items: itemsOf(sheet, rules),
    weight: character.weight.total,
    difficulty: undefined,
    proofAgainst: new Set(),
    withWeapon: formCache((id) => {
      const equipment = equipmentWith(sheet.equipment, { kind: 'weapon' }, id);
      return characterForm({ ...sheet, equipment }, rules);
    }),
    withoutOne: formCache((id) => {
      const use = itemUse(sheet.inventory.get(id)?.template ?? '', gameData);
      return characterForm(use === undefined ? sheet : spendItem({ sheet, gameData }, id, use, 0), rules);
    }),
  };
}

function itemsOf({ inventory }: Sheet, { gameData }: FightRules): readonly FightItem[] {
  return [...inventory.values()].flatMap(({ id, template, quantity }) => {
    const use = itemUse(template, gameData);
    return use?.action === undefined || quantity === 0 ? [] : [{ id, use, quantity }];
  });
}
