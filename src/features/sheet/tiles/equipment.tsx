import { EquipmentFields } from '../../../cards/equipment-fields.tsx';
import { equip } from '../../../core/character/items/equipment.ts';
import { useGame } from '../../../state/use-game.ts';
import { useSheet } from '../use-sheet.ts';

/** What the character wields and wears. */
export function EquipmentTile() {
  const { loaded } = useGame();
  const gameData = useSheet((character) => character.gameData);
  const sheet = useSheet(
    (character) => character.sheet,
    (a, b) => a.inventory === b.inventory && a.equipment === b.equipment,
  );
  return (
    <EquipmentFields
      sheet={sheet}
      gameData={gameData}
      onEquip={(slot, name, id) =>
        loaded.change(`Change ${name}`, (before) => equip(before, slot, id, gameData))
      }
    />
  );
}
