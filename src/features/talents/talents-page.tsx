import { Navigate, useNavigate, useParams } from 'react-router';
import { paths, TALENTS_TABS } from '../../app/paths.ts';
import { useEditorDraft } from '../../state/characters/use-editor-draft.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { AddTalents } from './add-talents.tsx';
import { ManageTalents } from './manage-talents.tsx';

/**
 * Adds talents and pinnacles, and removes owned ones. Rule: docs/rules/talents-and-skills.md#talents-page.
 */
export function TalentsPage() {
  const { sheet } = useLoadedCharacter();
  const params = useParams();
  const navigate = useNavigate();
  const [chosen, setChosen] = useEditorDraft('talents');
  const tab = TALENTS_TABS.find((each) => each === params.tab);
  if (tab === undefined) return <Navigate replace to={paths.talents(sheet.name, 'add')} />;
  return (
    <Page title="Talents" owner={sheet.name}>
      <Tabs
        label="Talents"
        value={tab}
        onChange={(next) => void navigate(paths.talents(sheet.name, next), { replace: true })}
        tabs={[
          { value: 'add', label: 'Add', panel: <AddTalents chosen={chosen} onChoose={setChosen} /> },
          { value: 'manage', label: 'Manage', panel: <ManageTalents /> },
        ]}
      />
    </Page>
  );
}
