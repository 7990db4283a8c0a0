import { type ReactNode, useState } from 'react';
import { equipmentOptions, equippedIn } from '../core/character/items/equipment.ts';
import {
  type EquipmentSlot,
  type InventoryItem,
  NO_ITEM,
  type Sheet,
} from '../core/character/sheet/sheet.ts';
import { accessorySlots } from '../core/game-data/caps.ts';
import type { GameData } from '../core/game-data/game-data.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import styles from './equipment-fields.module.css';

interface EquipmentFieldsProps {
  sheet: Sheet;
  gameData: GameData;
  /** Called with the slot, its name, and the id of the item; NO_ITEM for none. */
  onEquip: (slot: EquipmentSlot, name: string, id: string) => void;
  /** After the slots. */
  children?: ReactNode;
}

/** If all slots together have more options than this, a slot lists its own only once it is used. */
const MANY_OPTIONS = 3000;

/** The character's equipment: one select box per slot. */
export function EquipmentFields({ sheet, gameData, onEquip, children }: EquipmentFieldsProps) {
  const slots: readonly { readonly name: string; readonly slot: EquipmentSlot }[] = [
    { name: 'Weapon', slot: { kind: 'weapon' } },
    { name: 'Armor', slot: { kind: 'armor' } },
    ...Array.from({ length: accessorySlots(gameData) }, (_, index) => ({
      name: `Accessory ${index + 1}`,
      slot: { kind: 'accessory', index } as const,
    })),
  ];
  const items = {
    weapon: equipmentOptions('weapon', sheet, gameData),
    armor: equipmentOptions('armor', sheet, gameData),
    accessory: equipmentOptions('accessory', sheet, gameData),
  };
  const optionCount = slots.reduce((count, { slot }) => count + items[slot.kind].length, 0);
  return (
    <div className={styles.slots}>
      {slots.map(({ name, slot }) => (
        <SlotField
          key={name}
          name={name}
          value={equippedIn(slot, sheet)}
          items={items[slot.kind]}
          isListedLate={optionCount > MANY_OPTIONS}
          onChange={(id) => onEquip(slot, name, id)}
        />
      ))}
      {children}
    </div>
  );
}

interface SlotFieldProps {
  name: string;
  value: string;
  items: readonly InventoryItem[];
  /** Lists only the item in the slot until it is focused or pressed. */
  isListedLate: boolean;
  onChange: (id: string) => void;
}

function SlotField({ name, value, items, isListedLate, onChange }: SlotFieldProps) {
  const [isUsed, setUsed] = useState(false);
  const use = () => setUsed(true);
  const listed = isListedLate && !isUsed ? items.filter(({ id }) => id === value) : items;
  return (
    <SelectField
      label={name}
      value={value}
      options={[
        { value: NO_ITEM, label: 'None' },
        ...listed.map((item) => ({ value: item.id, label: item.name })),
      ]}
      onChange={onChange}
      onFocus={use}
      onPointerDown={use}
    />
  );
}
