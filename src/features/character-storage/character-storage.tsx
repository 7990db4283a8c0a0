import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { versionLabel } from '../../core/character/migrations/index.ts';
import { LibraryList } from '../../library/library-list.tsx';
import { DeleteAll, LibraryFrame, LibraryUpload } from '../../library/library-tools.tsx';
import { NamedCoat } from '../../library/named-coat.tsx';
import { CHARACTER_LIBRARY } from '../../state/characters/character-library.ts';
import { useLibrary } from '../../state/library/use-library.ts';
import { readOpenedAt } from '../../state/opened-at.ts';
import { useCharacters, useShell } from '../../state/use-shell.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { BackupReminder } from './backup-reminder.tsx';
import { CharacterDetails } from './character-details.tsx';
import { useLoadFlow } from './load-flow.tsx';
import { SampleCharacters } from './sample-characters.tsx';
import { StoredHealth } from './stored-health.tsx';

/** Every stored character: load, download, delete, upload. Rule: docs/rules/characters.md#characters-page. */
export function CharacterStorage() {
  const library = useLibrary(CHARACTER_LIBRARY);
  const characters = useCharacters();
  const { remembered } = useShell().storage;
  const { load, dialog } = useLoadFlow();
  return (
    <Page
      title="Characters"
      lead="Stored only in this browser. Download a copy of any you’d hate to lose: a browser can lose its data, but not your file."
    >
      <LibraryFrame isEmpty={characters.length === 0}>
        <BackupReminder />
        <LibraryUpload library={library}>
          <LinkButton kind="primary" render={<Link to={paths.newCharacter} />}>
            New character
          </LinkButton>
        </LibraryUpload>
        <LibraryList
          library={library}
          entries={characters}
          onLoad={(name) => void load(name)}
          mark={(name) => <NamedCoat name={name} size="medium" />}
          label={(sheet) => (
            <>
              Sheet{'\u00a0'}
              <span>{versionLabel(sheet.version)}</span>
            </>
          )}
          details={(sheet) => <CharacterDetails sheet={sheet} />}
          openedAt={readOpenedAt(remembered)}
          aside={(sheet) => <StoredHealth sheet={sheet} />}
          empty={
            <EmptyState title="Go create a new character or upload one below!">
              No character is stored in this browser yet.
            </EmptyState>
          }
        />
        <SampleCharacters onStored={load} />
        <DeleteAll library={library} entries={characters} />
      </LibraryFrame>
      {dialog}
    </Page>
  );
}
