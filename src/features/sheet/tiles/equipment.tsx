import { EquipmentFields } from '../../../cards/equipment-fields.tsx';
import { equip } from '../../../core/character/items/equipment.ts';
import { useGame } from '../../../state/use-game.ts';
import { Figure } from '../../../ui/feedback/figure.tsx';
import { Explain } from '../../../ui/overlays/explain.tsx';
import type { TileDefinition } from '../tile-definition.ts';
import { useSheet } from '../use-sheet.ts';
import styles from './equipment.module.css';

/** The weapon, armor and accessories of the character. */
function EquipmentTile() {
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
    >
      <Protection />
    </EquipmentFields>
  );
}

/** What the character is hit less, or more, by: the soak of each damage type, and damage received. */
function Protection() {
  const soak = useSheet((character) => character.soak);
  const received = useSheet(({ modifier }) => modifier('DAMAGE_RECEIVED'));
  if (soak.length === 0) return null;
  return (
    <div className={styles.protection}>
      {soak.map(({ type, name, sum }) => (
        <Figure
          key={type}
          size="row"
          label={
            <>
              <bdi>{name}</bdi> Soak
            </>
          }
          value={<Explain label={`${name} Soak`} total={sum.total} parts={sum.parts} />}
        />
      ))}
      {received.parts.length > 0 ? (
        <Figure
          size="row"
          label="Damage Received"
          value={<Explain label="Damage Received" total={received.total} parts={received.parts} />}
        />
      ) : null}
    </div>
  );
}

export const EQUIPMENT_TILE: TileDefinition = {
  id: 'equipment',
  title: 'Equipment',
  places: {
    xlWidest: { section: 1, lane: 2, band: 0, x: 10, w: 4 },
    xlWide: { section: 0, lane: 0, band: 1, x: 5, w: 5 },
    xl: { section: 1, lane: 1, band: 0, x: 5, w: 5 },
    lg: { section: 1, lane: 1, band: 1, x: 4, w: 4 },
    md: { section: 1, lane: 1, band: 0, x: 5, w: 5 },
    sm: { section: 1, lane: 1, band: 1, x: 3, w: 3 },
    xs: { section: 0, lane: 0, band: 3, x: 0, w: 4 },
    xxs: { section: 0, lane: 0, band: 3, x: 0, w: 2 },
  },
  content: <EquipmentTile />,
};
