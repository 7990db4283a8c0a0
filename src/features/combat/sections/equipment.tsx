import { EquipmentFields } from '../../../cards/equipment-fields.tsx';
import type { Character } from '../../../core/character/character.ts';
import { equip } from '../../../core/character/items/equipment.ts';
import { useGame } from '../../../state/use-game.ts';

/** The character's equipment, which can be changed in combat. */
export function EquipmentSection({ character: { sheet, gameData } }: { character: Character }) {
  const { loaded } = useGame();
  return (
    <EquipmentFields
      sheet={sheet}
      gameData={gameData}
      onEquip={(slot, name, id) =>
        loaded.change(`Change ${name}`, (before, character) => equip(before, slot, id, character.gameData))
      }
    />
  );
}
