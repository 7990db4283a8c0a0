import { derive } from '../src/core/character/derive.ts';
import { addDraftedItems, checkItemDraft } from '../src/core/character/items/add-items.ts';
import { equip } from '../src/core/character/items/equipment.ts';
import type { Sheet } from '../src/core/character/sheet/sheet.ts';
import type { RandomSource } from '../src/core/dice/roll.ts';
import type { GameData } from '../src/core/game-data/game-data.ts';
import type { ItemTemplate } from '../src/core/game-data/pack.ts';
import { oneOf } from './seeded-random.ts';

/** What a new character may buy for, by potential (docs/standard-game.md, Start in five minutes). */
const PURSE = 60;
const LARGE_PURSE = 150;
const LARGE_FROM = 40;
/** Weapons looked at before one is chosen. */
const WEAPONS_WEIGHED = 5;
const ACCESSORIES_TRIED = 4;
const CONSUMABLES_BOUGHT = 3;
const SLING = 'Sling';
/** What an action that fits the skill is worth beside modifiers. */
const LENT = 0.8;
const NOT_FOR_FIGHTS = new Set(['Heartwine', 'Road Ration']);

const isTwoHanded = ({ description }: ItemTemplate) => /two hands/i.test([description].flat().join(' '));
const groupKey = (tag: string) => `${tag.toUpperCase()}_SKILLS`;
const isShield = ({ name }: ItemTemplate) => name.endsWith('Shield');

/** What an item is worth to a fighter of a skill, roughly: what is random in a build is not foolish. */
function worthTo(main: string, { modifiers, actions, maneuvers }: ItemTemplate, gameData: GameData): number {
  const of = (name: string) => modifiers.get(name) ?? 0;
  const lends = [...actions, ...maneuvers].some((name) => {
    const lent = gameData.actions.get(name) ?? gameData.maneuvers.get(name);
    const asked = lent?.tags.filter((tag) => gameData.skills.has(tag)) ?? [];
    const groups = gameData.groupsOfSkill.get(main) ?? [];
    // What names no skill of its own is for the whole group.
    return (
      asked.includes(main) || (asked.length === 0 && lent?.tags.some((tag) => groups.includes(groupKey(tag))))
    );
  });
  return of('DICE_POOL') * 0.7 + of('POWER') * 0.9 + (lends ? LENT : 0);
}

/** The character with a weapon, armor and accessories bought for its purse, worn as hands and back allow. */
export function outfitted(sheet: Sheet, main: string, gameData: GameData, random: RandomSource): Sheet {
  const purse = sheet.potential >= LARGE_FROM ? LARGE_PURSE : PURSE;
  const shop = [...gameData.items.values()];
  const affordable = (kind: ItemTemplate['discriminator'], marks: number) =>
    shop.filter(({ discriminator, cost }) => discriminator === kind && cost <= marks);
  const weapons = affordable('WEAPON', purse);
  const weighed = Array.from({ length: WEAPONS_WEIGHED }, () => oneOf(weapons, random)).filter(
    (each) => each !== undefined,
  );
  const weapon = weighed.reduce<ItemTemplate | undefined>(
    (best, each) =>
      best === undefined || worthTo(main, each, gameData) > worthTo(main, best, gameData) ? each : best,
    undefined,
  );
  let left = purse;
  let dressed = sheet;
  let accessories = 0;
  let hasShield = false;
  const wear = (item: ItemTemplate | undefined) => {
    if (
      item === undefined ||
      item.cost > left ||
      checkItemDraft(dressed, [item.name], gameData) !== undefined
    )
      return;
    const bought = addDraftedItems(dressed, [item.name], left, gameData);
    const id = [...bought.inventory.keys()].at(-1) ?? '';
    const kind = item.discriminator === 'WEAPON' ? 'weapon' : 'armor';
    const slot =
      item.discriminator === 'ACCESSORY'
        ? { kind: 'accessory' as const, index: accessories }
        : ({ kind } as const);
    left -= item.cost;
    dressed = equip(bought, slot, id, gameData);
    if (item.discriminator === 'ACCESSORY') accessories += 1;
    hasShield ||= isShield(item);
  };
  wear(weapon);
  const armors = affordable('ARMOR', left);
  wear(
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
    const worn = derive(dressed, gameData).equippedItems.some(({ template }) => template === item.name);
    if (worn || (isShield(item) && (hasShield || (weapon !== undefined && isTwoHanded(weapon))))) continue;
    wear(item);
  }
  return { ...dressed, currency: left };
}

/**
 * What is worth carrying into a fight besides: a sling for whoever has to come close, and what the purse
 * still buys.
 */
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
    const kind = [...gameData.items.values()].filter(
      ({ discriminator, cost, name }) =>
        discriminator === 'CONSUMABLE' && cost <= left && !NOT_FOR_FIGHTS.has(name),
    );
    buy(oneOf(kind, random));
  }
  return { ...supplied, currency: left };
}
