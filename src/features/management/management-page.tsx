import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { MANAGEMENT_TABS, paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { ManagePacks } from './manage-packs.tsx';
import { UploadPack } from './upload-pack.tsx';
import { usePackDraft } from './use-pack-draft.ts';

/**
 * The available packs: enables, disables, deletes and uploads them.
 * Rule: docs/rules/game-data.md#managing-packs.
 */
export function ManagementPage() {
  const params = useParams();
  const navigate = useNavigate();
  const draft = usePackDraft();
  const tab = MANAGEMENT_TABS.find((each) => each === params.tab);
  if (tab === undefined) return <Navigate replace to={paths.management('manage')} />;
  return (
    <Page
      title="Game Data Management"
      lead="Packs are the rules of a game. A later pack adds to those above it, and replaces their entries of the same name."
      actions={<LinkButton render={<Link to={paths.workshop} />}>My packs</LinkButton>}
    >
      <Tabs
        label="Game Data Management"
        value={tab}
        onChange={(next) => void navigate(paths.management(next), { replace: true })}
        tabs={[
          { value: 'manage', label: 'Manage', panel: <ManagePacks draft={draft} /> },
          { value: 'upload', label: 'Upload', panel: <UploadPack /> },
        ]}
      />
    </Page>
  );
}
