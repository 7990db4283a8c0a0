import { Download } from 'lucide-react';
import { serializeItemFile } from '../../core/character/items/item-file.ts';
import type { InventoryItem } from '../../core/character/sheet/sheet.ts';
import { ShareButton } from '../../library/share/share-button.tsx';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { useShell } from '../../state/use-shell.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { EmptyInventory } from './empty-inventory.tsx';
import { InventoryRows } from './inventory-rows.tsx';
import styles from './items.module.css';

/** Every item of the inventory, each with a button that downloads it as a file. */
export function DownloadItems() {
  const { platform } = useShell();
  const { sheet } = useLoadedCharacter();
  if (sheet.inventory.size === 0)
    return <EmptyInventory character={sheet.name} title="There is nothing to download" />;
  return (
    <>
      <p className={styles.owned}>
        Each becomes a file, which Upload reads for any character. It stays in the inventory.
      </p>
      <InventoryRows
        label="Items"
        button={(item) => (
          <>
            <ShareButton kind="item" name={item.name} look="plain" read={() => itemFileText(item)} />
            <IconButton
              kind="plain"
              label={`Download ${item.name}`}
              icon={<Download aria-hidden="true" />}
              onClick={() => platform.download(item.name, itemFileText(item))}
            />
          </>
        )}
      />
    </>
  );
}

const itemFileText = (item: InventoryItem) => JSON.stringify(serializeItemFile(item), null, 2);
