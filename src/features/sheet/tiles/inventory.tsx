import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { ItemName } from '../../../cards/item-name.tsx';
import { deleteItem, isStackable } from '../../../core/character/items/items.ts';
import { itemCost } from '../../../core/character/items/trade.ts';
import type { InventoryItem } from '../../../core/character/sheet/sheet.ts';
import type { GameData } from '../../../core/game-data/game-data.ts';
import { normaliseName } from '../../../core/lib/normalise-name.ts';
import { say, userName } from '../../../core/lib/wording.ts';
import { GENERIC_TEMPLATE } from '../../../core/rules/vocabulary.ts';
import { UseItemButton } from '../../../library/play/use-item-button.tsx';
import { lastStep, offerUndo } from '../../../state/offer-undo.ts';
import { useGame } from '../../../state/use-game.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TileList } from '../../../ui/layout/tile-list.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { TileDefinition } from '../tile-definition.ts';
import { useSheet } from '../use-sheet.ts';
import { CarriedWeight, CarriedWeightMeter, ItemWeight } from './carried-weight.tsx';
import styles from './inventory.module.css';
import { ItemWords } from './item-words.tsx';
import { NextStep } from './next-step.tsx';
import { Quantity } from './quantity.tsx';

const [SellDialog] = onDemand(() =>
  import('../../../library/play/sell-dialog.tsx').then((module) => module.SellDialog),
);

/** The character's items and their weight. */
function InventoryTile() {
  const { loaded, notices, platform } = useGame();
  const inventory = useSheet(({ sheet }) => sheet.inventory);
  const equipped = useSheet(({ equippedItems }) => equippedItems.map(({ id }) => id));
  const gameData = useSheet((character) => character.gameData);
  const [deleted, setDeleted] = useState<InventoryItem>();
  const [soldId, setSoldId] = useState<string>();
  const sold = soldId === undefined ? undefined : inventory.get(soldId);

  const destroy = ({ id, name }: InventoryItem) => {
    setDeleted(undefined);
    if (loaded.change(`Delete ${name}`, (sheet) => deleteItem(sheet, id, platform.now(), gameData)))
      offerUndo(notices, say`${userName(name)} has been deleted.`, lastStep(loaded));
  };
  const sellInstead = ({ id }: InventoryItem) => {
    setDeleted(undefined);
    setSoldId(id);
  };
  const items = [...inventory.values()];
  return (
    <>
      <CarriedWeightMeter />
      {items.length === 0 ? (
        <NextStep label="Choose Items" to={(name) => paths.items(name, 'add')}>
          No items yet.
        </NextStep>
      ) : null}
      {items.length > 0 ? (
        <TileList
          label="Inventory"
          wideColumnWidth="27rem"
          items={items}
          itemKey={({ id }) => id}
          estimateHeight={48}
          renderItem={(item) => (
            <Row
              item={item}
              gameData={gameData}
              isEquipped={equipped.includes(item.id)}
              onDelete={() => setDeleted(item)}
            />
          )}
        />
      ) : null}
      {deleted ? (
        <ConfirmDialog
          open
          danger
          title={
            <>
              {'Delete '}
              <bdi>{deleted.name}</bdi>?
            </>
          }
          description="It will be removed. Undo brings it back, and so does the Revert page."
          alternative={
            itemCost(deleted, gameData) > 0 ? (
              <Button onClick={() => sellInstead(deleted)}>Sell Instead</Button>
            ) : null
          }
          onConfirm={() => destroy(deleted)}
          onCancel={() => setDeleted(undefined)}
        />
      ) : null}
      {sold ? <SellDialog item={sold} onClose={() => setSoldId(undefined)} /> : null}
    </>
  );
}

interface RowProps {
  item: InventoryItem;
  gameData: GameData;
  isEquipped: boolean;
  onDelete: () => void;
}

function Row({ item, gameData, isEquipped, onDelete }: RowProps) {
  const { name, quantity, template } = item;
  const isUnknown = template !== GENERIC_TEMPLATE && !gameData.items.has(template);
  const isRenamed = normaliseName(template) !== normaliseName(name);
  const isOther = template !== GENERIC_TEMPLATE && isRenamed && !isUnknown;
  const isStack = isStackable(item, gameData);
  const own = isOther ? (
    <span className={styles.template}>
      <bdi>{template}</bdi>
    </span>
  ) : null;
  return (
    <div className={styles.row} data-stack={isStack || undefined}>
      <p className={styles.name}>
        <ItemName item={item} />
        {isStack || own === null ? null : <> {own}</>}
        {!isStack && quantity !== 1 ? <span className={styles.template}>{` × ${quantity}`}</span> : null}
        {isEquipped ? <span className={styles.equipped}> Equipped</span> : null}
      </p>
      {isStack ? <Quantity item={item} /> : null}
      <div className={styles.about} data-about>
        {/* The quantity leaves it no room beside the name. */}
        {isStack ? own : null}
        <ItemWords className={styles.words ?? ''} item={item} gameData={gameData} isUnknown={isUnknown} />
        <ItemWeight className={styles.itemWeight ?? ''} item={item} gameData={gameData} />
      </div>
      <div className={styles.delete}>
        <UseItemButton item={item} gameData={gameData} />
        <IconButton label={`Delete ${name}`} icon={<X aria-hidden="true" />} onClick={onDelete} />
      </div>
    </div>
  );
}

export const INVENTORY_TILE: TileDefinition = {
  id: 'inventory',
  title: 'Inventory',
  growth: 'shared',
  places: {
    xlWidest: { section: 1, lane: 1, band: 1, x: 5, w: 5 },
    xlWide: { section: 1, lane: 1, band: 1, x: 5, w: 5 },
    xl: { section: 1, lane: 1, band: 2, x: 5, w: 5 },
    lg: { section: 1, lane: 1, band: 2, x: 4, w: 4 },
    md: { section: 2, lane: 0, band: 0, x: 0, w: 10 },
    sm: { section: 2, lane: 0, band: 1, x: 0, w: 6 },
    xs: { section: 0, lane: 0, band: 6, x: 0, w: 4 },
    xxs: { section: 0, lane: 0, band: 6, x: 0, w: 2 },
  },
  aside: <CarriedWeight />,
  links: [{ label: 'Add items', icon: <Plus />, to: (name) => paths.items(name, 'add') }],
  content: <InventoryTile />,
};
