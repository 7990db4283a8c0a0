import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { ITEMS_TABS, paths } from '../../app/paths.ts';
import type { ItemDraft } from '../../core/character/items/add-items.ts';
import { GENERIC_ITEM_DEFAULTS } from '../../core/character/items/generic-item.ts';
import type { InventoryItem } from '../../core/character/sheet/sheet.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { AddItems } from './add-items.tsx';
import { DownloadItems } from './download-items.tsx';
import { GenericItemForm } from './generic-item-form.tsx';
import { UploadItem } from './upload-item.tsx';

/**
 * Adds items from templates, from a form or from a file, and downloads them.
 * Rule: docs/rules/items.md#items-page.
 */
export function ItemsPage() {
  const { sheet } = useLoadedCharacter();
  const params = useParams();
  const navigate = useNavigate();
  // State of the page, so that it remains when another tab is shown.
  const [draft, setDraft] = useState<ItemDraft>([]);
  const [generic, setGeneric] = useState(GENERIC_ITEM_DEFAULTS);
  const [uploaded, setUploaded] = useState<InventoryItem>();
  const tab = ITEMS_TABS.find((each) => each === params.tab);
  if (tab === undefined) return <Navigate replace to={paths.items(sheet.name, 'add')} />;
  return (
    <Page title="Items" owner={sheet.name}>
      <Tabs
        label="Items"
        value={tab}
        onChange={(next) => void navigate(paths.items(sheet.name, next), { replace: true })}
        tabs={[
          { value: 'add', label: 'Add', panel: <AddItems draft={draft} onDraft={setDraft} /> },
          {
            value: 'generic',
            label: 'Generic',
            panel: <GenericItemForm item={generic} onChange={setGeneric} />,
          },
          { value: 'upload', label: 'Upload', panel: <UploadItem item={uploaded} onItem={setUploaded} /> },
          { value: 'download', label: 'Download', panel: <DownloadItems /> },
        ]}
      />
    </Page>
  );
}
