import { derive } from '../src/core/character/derive.ts';
import { addDraftedItems, checkItemDraft } from '../src/core/character/items/add-items.ts';
import { equip } from '../src/core/character/items/equipment.ts';
import type { Sheet } from '../src/core/character/sheet/sheet.ts';
import type { RandomSource } from '../src/core/dice/roll.ts';
import type { GameData } from '../src/core/game-data/game-data.ts';
import type { ItemTemplate } from '../src/core/game-data/pack.ts';
import { oneOf } from '../src/core/simulation/random.ts';

/** Starting money by potential (docs/standard-game.md, Start in five minutes). */
const PURSE = 60;
const LARGE_PURSE = 150;
const LARGE_FROM = 40;
/** The best of so many random weapons is chosen. */
const WEAPONS_COMPARED = 5;
const ACCESSORIES_TRIED = 4;
const CONSUMABLES_BOUGHT = 3;
const SLING = 'Sling';
/** The score of an action or maneuver that suits the skill. */
const SCORE_OF_LENT = 0.8;
const NOT_FOR_FIGHTS = new Set(['Heartwine', 'Road Ration']);

const isTwoHanded = ({ description }: ItemTemplate) => /two hands/i.test([description].flat().join(' '));
const groupKey = (tag: string) => `${tag.toUpperCase()}_SKILLS`;
const isShield = ({ name }: ItemTemplate) => name.endsWith('Shield');

/** The approximate score of an item for a main skill, so that random builds stay sensible. */
function scoreItem(
  main: string,
  { modifiers, actions, maneuvers }: ItemTemplate,
  gameData: GameData,
): number {
  const modifier = (name: string) => modifiers.get(name) ?? 0;
  const lends = [...actions, ...maneuvers].some((name) => {
    const lent = gameData.actions.get(name) ?? gameData.maneuvers.get(name);
    const skills = lent?.tags.filter((tag) => gameData.skills.has(tag)) ?? [];
    const groups = gameData.groupsOfSkill.get(main) ?? [];
    // An action without the tag of a skill suits the whole group.
    return (
      skills.includes(main) ||
      (skills.length === 0 && lent?.tags.some((tag) => groups.includes(groupKey(tag))))
    );
  });
  return modifier('DICE_POOL') * 0.7 + modifier('POWER') * 0.9 + (lends ? SCORE_OF_LENT : 0);
}

/** Buys and equips a weapon, armor and accessories, within the money, the encumbrance and two hands. */
export function outfitted(sheet: Sheet, main: string, gameData: GameData, random: RandomSource): Sheet {
  const purse = sheet.potential >= LARGE_FROM ? LARGE_PURSE : PURSE;
  const shop = [...gameData.items.values()];
  const affordable = (kind: ItemTemplate['discriminator'], marks: number) =>
    shop.filter(({ discriminator, cost }) => discriminator === kind && cost <= marks);
  const weapons = affordable('WEAPON', purse);
  const compared = Array.from({ length: WEAPONS_COMPARED }, () => oneOf(weapons, random)).filter(
    (each) => each !== undefined,
  );
  const weapon = compared.reduce<ItemTemplate | undefined>(
    (best, each) =>
      best === undefined || scoreItem(main, each, gameData) > scoreItem(main, best, gameData) ? each : best,
    undefined,
  );
  let left = purse;
  let equipped = sheet;
  let accessories = 0;
  let hasShield = false;
  const buyAndEquip = (item: ItemTemplate | undefined) => {
    if (
      item === undefined ||
      item.cost > left ||
      checkItemDraft(equipped, [item.name], gameData) !== undefined
    )
      return;
    const bought = addDraftedItems(equipped, [item.name], left, gameData);
    const id = [...bought.inventory.keys()].at(-1) ?? '';
    const kind = item.discriminator === 'WEAPON' ? 'weapon' : 'armor';
    const slot =
      item.discriminator === 'ACCESSORY'
        ? { kind: 'accessory' as const, index: accessories }
        : ({ kind } as const);
    left -= item.cost;
    equipped = equip(bought, slot, id, gameData);
    if (item.discriminator === 'ACCESSORY') accessories += 1;
    hasShield ||= isShield(item);
  };
  buyAndEquip(weapon);
  const armors = affordable('ARMOR', left);
  buyAndEquip(
    [oneOf(armors, random), oneOf(armors, random)].reduce((one, other) =>
      (one?.cost ?? 0) >= (other?.cost ?? 0) ? one : other,
    ),
  );
  for (
    let tried = 0;
    tried < ACCESSORIES_TRIED && accessories < gameData.constants.ACCESSORIES_COUNT;
    tried += 1
  ) {
    const item = oneOf(affordable('ACCESSORY', left), random);
    if (item === undefined) break;
    const worn = derive(equipped, gameData).equippedItems.some(({ template }) => template === item.name);
    if (worn || (isShield(item) && (hasShield || (weapon !== undefined && isTwoHanded(weapon))))) continue;
    buyAndEquip(item);
  }
  return { ...equipped, currency: left };
}

/** Buys a sling if no action reaches far, and then consumables with the rest of the money. */
export function provisioned(sheet: Sheet, gameData: GameData, random: RandomSource): Sheet {
  let supplied = sheet;
  let left = sheet.currency;
  const buy = (item: ItemTemplate | undefined) => {
    if (item === undefined || item.cost > left) return;
    if (checkItemDraft(supplied, [item.name], gameData) !== undefined) return;
    supplied = addDraftedItems(supplied, [item.name], left, gameData);
    left -= item.cost;
  };
  if (!derive(sheet, gameData).actions.some(({ action }) => action.tags.includes('Far')))
    buy(gameData.items.get(SLING));
  for (let tried = 0; tried < CONSUMABLES_BOUGHT; tried += 1) {
    const affordable = [...gameData.items.values()].filter(
      ({ discriminator, cost, name }) =>
        discriminator === 'CONSUMABLE' && cost <= left && !NOT_FOR_FIGHTS.has(name),
    );
    buy(oneOf(affordable, random));
  }
  return { ...supplied, currency: left };
}
