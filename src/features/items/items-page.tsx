import { Navigate, useNavigate, useParams } from 'react-router';
import { ITEMS_TABS, paths } from '../../app/paths.ts';
import { useLoadedCharacter } from '../../state/use-application.ts';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AddItems } from './add-items.tsx';
import { DownloadItems } from './download-items.tsx';
import { GenericItemForm } from './generic-item-form.tsx';
import { UploadItem } from './upload-item.tsx';

/** Adding items, from templates, made up or uploaded, and downloading them (seed 2 §2 Items screens). */
export function ItemsPage() {
  const { sheet } = useLoadedCharacter();
  const params = useParams();
  const navigate = useNavigate();
  const tab = ITEMS_TABS.find((each) => each === params.tab);
  if (tab === undefined) return <Navigate replace to={paths.items(sheet.name, 'add')} />;
  return (
    <Page title="Items" owner={sheet.name}>
      <Tabs
        label="Items"
        value={tab}
        onChange={(next) => void navigate(paths.items(sheet.name, next), { replace: true })}
        tabs={[
          { value: 'add', label: 'Add', panel: <AddItems /> },
          { value: 'generic', label: 'Generic', panel: <GenericItemForm /> },
          { value: 'upload', label: 'Upload', panel: <UploadItem /> },
          { value: 'download', label: 'Download', panel: <DownloadItems /> },
        ]}
      />
    </Page>
  );
}
