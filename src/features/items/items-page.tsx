import { Navigate, useNavigate, useParams } from 'react-router';
import { ITEMS_TABS, paths } from '../../app/paths.ts';
import { useEditorDraft } from '../../state/characters/use-editor-draft.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { AddItems } from './add-items.tsx';
import { DownloadItems } from './download-items.tsx';
import { GenericItemForm } from './generic-item-form.tsx';
import { SellItems } from './sell-items.tsx';
import { UploadItem } from './upload-item.tsx';

/**
 * Adds items from templates, from a form or from a file, sells them, and downloads them.
 * Rule: docs/rules/items.md#items-page.
 */
export function ItemsPage() {
  const { sheet } = useLoadedCharacter();
  const params = useParams();
  const navigate = useNavigate();
  const [chosen, setChosen] = useEditorDraft('items');
  const [generic, setGeneric] = useEditorDraft('genericItem');
  const [uploaded, setUploaded] = useEditorDraft('uploadedItem');
  const tab = ITEMS_TABS.find((each) => each === params.tab);
  if (tab === undefined) return <Navigate replace to={paths.items(sheet.name, 'add')} />;
  return (
    <Page title="Items" owner={sheet.name}>
      <Tabs
        label="Items"
        value={tab}
        onChange={(next) => void navigate(paths.items(sheet.name, next), { replace: true })}
        tabs={[
          { value: 'add', label: 'Add', panel: <AddItems chosen={chosen} onChoose={setChosen} /> },
          {
            value: 'generic',
            label: 'Generic',
            panel: <GenericItemForm item={generic} onChange={setGeneric} />,
          },
          { value: 'sell', label: 'Sell', panel: <SellItems /> },
          { value: 'upload', label: 'Upload', panel: <UploadItem item={uploaded} onItem={setUploaded} /> },
          { value: 'download', label: 'Download', panel: <DownloadItems /> },
        ]}
      />
    </Page>
  );
}
