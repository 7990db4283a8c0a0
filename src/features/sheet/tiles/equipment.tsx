import {
  accessorySlots,
  type EquipmentSlot,
  equip,
  equipmentOptions,
  equippedIn,
} from '../../../core/character/equipment.ts';
import { NO_ITEM } from '../../../core/character/sheet.ts';
import { useApplication } from '../../../state/use-application.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useSheet } from '../use-sheet.ts';
import styles from './equipment.module.css';

/** What the character wields and wears. */
export function Equipment() {
  const accessories = useSheet(({ gameData }) => accessorySlots(gameData));
  return (
    <div className={styles.slots}>
      <div className={styles.main}>
        <Slot label="Weapon" slot={{ kind: 'weapon' }} />
      </div>
      <div className={styles.main}>
        <Slot label="Armor" slot={{ kind: 'armor' }} />
      </div>
      {Array.from({ length: accessories }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
        <div key={index} className={styles.accessory}>
          <Slot label={`Accessory ${index + 1}`} slot={{ kind: 'accessory', index }} />
        </div>
      ))}
    </div>
  );
}

function Slot({ label, slot }: { label: string; slot: EquipmentSlot }) {
  const { loaded } = useApplication();
  const value = useSheet(({ sheet }) => equippedIn(slot, sheet));
  const items = useSheet(({ sheet, gameData }) =>
    equipmentOptions(slot.kind, sheet, gameData).map(({ id, name }) => ({ value: id, label: name })),
  );
  return (
    <SelectField
      label={label}
      value={value}
      options={[{ value: NO_ITEM, label: 'None' }, ...items]}
      onChange={(id) =>
        loaded.change(`Change ${label}`, (sheet, { gameData }) => equip(sheet, slot, id, gameData))
      }
    />
  );
}
