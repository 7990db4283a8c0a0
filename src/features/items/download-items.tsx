import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Dot } from '../../cards/terms/dot.tsx';
import { FactLine } from '../../cards/terms/fact-line.tsx';
import { Term } from '../../cards/terms/term.tsx';
import { serializeItemFile } from '../../core/character/items/item-file.ts';
import { itemCost } from '../../core/character/items/trade.ts';
import { itemWeight } from '../../core/character/items/weight.ts';
import { ShareButton } from '../../library/share/share-button.tsx';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { useShell } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ListRow } from '../../ui/layout/list-row.tsx';
import { RowList } from '../../ui/layout/rows/row-list.tsx';

/** Every item of the inventory, each with a button that downloads it as a file. */
export function DownloadItems() {
  const { platform } = useShell();
  const { sheet, gameData } = useLoadedCharacter();
  const items = [...sheet.inventory.values()];
  if (items.length === 0) {
    return (
      <EmptyState
        title="There is nothing to download"
        actions={<LinkButton render={<Link to={paths.items(sheet.name, 'add')} />}>Add items</LinkButton>}
      >
        The inventory is empty.
      </EmptyState>
    );
  }
  return (
    <RowList
      label="Items"
      items={items}
      itemKey={(item) => item.id}
      estimateHeight={64}
      renderItem={(item) => (
        <ListRow
          name={item.name}
          about={
            <>
              <Term kind="item" name={item.template} />
              <Dot />
              <FactLine
                text={`quantity ${item.quantity} · weight ${itemWeight(item, gameData)} · cost ${itemCost(item, gameData)}`}
              />
            </>
          }
        >
          <ShareButton
            kind="item"
            name={item.name}
            read={() => JSON.stringify(serializeItemFile(item), null, 2)}
          />
          <Button
            aria-label={`Download ${item.name}`}
            onClick={() => platform.download(item.name, JSON.stringify(serializeItemFile(item), null, 2))}
          >
            Download
          </Button>
        </ListRow>
      )}
    />
  );
}
