import { equipmentOptions, equippedIn } from '../core/character/items/equipment.ts';
import { type EquipmentSlot, NO_ITEM, type Sheet } from '../core/character/sheet/sheet.ts';
import { accessorySlots } from '../core/game-data/caps.ts';
import type { GameData } from '../core/game-data/game-data.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import styles from './equipment-fields.module.css';

interface EquipmentFieldsProps {
  sheet: Sheet;
  gameData: GameData;
  /** Called with the slot, its name, and the id of the item; NO_ITEM for none. */
  onEquip: (slot: EquipmentSlot, name: string, id: string) => void;
}

/** The character's equipment: one select box per slot. */
export function EquipmentFields({ sheet, gameData, onEquip }: EquipmentFieldsProps) {
  const slots: readonly { readonly name: string; readonly slot: EquipmentSlot }[] = [
    { name: 'Weapon', slot: { kind: 'weapon' } },
    { name: 'Armor', slot: { kind: 'armor' } },
    ...Array.from({ length: accessorySlots(gameData) }, (_, index) => ({
      name: `Accessory ${index + 1}`,
      slot: { kind: 'accessory', index } as const,
    })),
  ];
  return (
    <div className={styles.slots}>
      {slots.map(({ name, slot }) => (
        <SelectField
          key={name}
          label={name}
          value={equippedIn(slot, sheet)}
          options={[
            { value: NO_ITEM, label: 'None' },
            ...equipmentOptions(slot.kind, sheet, gameData).map((item) => ({
              value: item.id,
              label: item.name,
            })),
          ]}
          onChange={(id) => onEquip(slot, name, id)}
        />
      ))}
    </div>
  );
}
