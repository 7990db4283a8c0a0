import { derive } from '../character/derive.ts';
import { equipmentOptions, equipmentWith } from '../character/items/equipment.ts';
import { templatesOf } from '../character/items/equipped-items.ts';
import { modifierPartsOf } from '../character/modifiers.ts';
import type { Sheet } from '../character/sheet/sheet.ts';
import { itemUse, spendItem } from '../consequences/use-item.ts';
import type { Use } from '../play/parts/uses.ts';
import { CONFIGURABLE_DAMAGE_TYPES, type DamageType } from '../rules/vocabulary.ts';
import { type ActionProgram, actionPrograms } from './program.ts';
import type { FightRules } from './rules.ts';
import { SLOT, type SlotBases, slotBases } from './slots.ts';

/** An item that can be used in a fight. */
export interface FightItem {
  readonly id: string;
  readonly use: Use;
  readonly quantity: number;
}

/** What a fighter is while its equipment stays: everything that its status effects do not change. */
export interface Form {
  readonly bases: SlotBases;
  readonly skillLevel: (skill: string) => number;
  readonly actions: readonly ActionProgram[];
  readonly maneuvers: readonly ActionProgram[];
  readonly weapons: readonly { readonly id: string; readonly name: string }[];
  readonly equippedWeapon: string;
  readonly items: readonly FightItem[];
  /** Of the inventory, in the unit of encumbrance. */
  readonly weight: number;
  /** What takes the place of the base of the difficulty; undefined for a character. */
  readonly difficulty: number | undefined;
  /** The numbers of the status effects that do not take hold of it. */
  readonly proofAgainst: ReadonlySet<number>;
  /** The form with this weapon in hand, by the id of the item. */
  withWeapon(id: string): Form;
  /** The form after a piece of this item is used up. */
  withoutOne(id: string): Form;
}

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
