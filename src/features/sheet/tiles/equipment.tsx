import { appliedByHand } from '../../../cards/applied-by-hand.ts';
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

/** The soak of each damage type, and what else players apply by hand to a hit, a healing or a round. */
function Protection() {
  const soak = useSheet((character) => character.soak);
  const byHand = useSheet(appliedByHand);
  if (soak.length + byHand.length === 0) return null;
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
      {byHand.map(({ label, sum }) => (
        <Figure
          key={label}
          size="row"
          label={label}
          value={<Explain label={label} total={sum.total} parts={sum.parts} />}
        />
      ))}
    </div>
  );
}

export const EQUIPMENT_TILE: TileDefinition = {
  id: 'equipment',
  title: 'Equipment',
  growth: 'last',
  places: {
    xlWidest: { section: 1, lane: 2, band: 0, x: 10, w: 4 },
    xlWide: { section: 0, lane: 0, band: 1, x: 5, w: 5 },
    xl: { section: 1, lane: 1, band: 0, x: 5, w: 5 },
    lg: { section: 1, lane: 1, band: 1, x: 4, w: 4 },
    md: { section: 1, lane: 1, band: 0, x: 5, w: 5 },
    sm: { section: 1, lane: 1, band: 0, x: 3, w: 3 },
    xs: { section: 0, lane: 0, band: 5, x: 0, w: 4 },
    xxs: { section: 0, lane: 0, band: 5, x: 0, w: 2 },
  },
  content: <EquipmentTile />,
};
