import { Copy } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { turnWords } from '../../core/encounter/rounds.ts';
import { say, userName } from '../../core/lib/wording.ts';
import { LibraryList } from '../../library/library-list.tsx';
import { DeleteAll, LibraryFrame, LibraryUpload } from '../../library/library-tools.tsx';
import { ENCOUNTER_LIBRARY } from '../../state/encounters/encounter-library.ts';
import { useLibrary } from '../../state/library/use-library.ts';
import { useGame } from '../../state/use-game.ts';
import { useEncounters } from '../../state/use-shell.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { EncounterDetails } from './encounter-details.tsx';
import { usePhaseNames } from './encounter-words.ts';
import { SampleEncounter } from './sample-encounter.tsx';

/**
 * Every stored encounter: load, download, delete, upload. Rule: docs/rules/encounters.md#encounter-manager.
 */
export function Manager({ onLoaded }: { onLoaded: () => void }) {
  const { encounters, notices } = useGame();
  const library = useLibrary(ENCOUNTER_LIBRARY);
  const entries = useEncounters();
  const phaseNames = usePhaseNames();

  const load = (name: string) => {
    encounters.load(name);
    onLoaded();
  };

  const duplicate = async (name: string) => {
    const copy = await encounters.duplicate(name);
    if (copy !== undefined) notices.success(say`${userName(name)} has been duplicated as ${userName(copy)}.`);
  };

  return (
    <LibraryFrame isWide isEmpty={entries.length === 0}>
      <LibraryUpload library={library} />
      <LibraryList
        library={library}
        entries={entries}
        onLoad={load}
        label={(encounter) => turnWords(encounter, phaseNames).join(', ')}
        details={(encounter) => <EncounterDetails encounter={encounter} />}
        tools={({ encounterName }) => (
          <IconButton
            label={`Duplicate ${encounterName}`}
            icon={<Copy aria-hidden="true" />}
            onClick={() => void duplicate(encounterName)}
          />
        )}
        empty={
          <EmptyState
            title="Create some Encounters!"
            actions={
              <>
                <LinkButton kind="primary" render={<Link to={paths.encounter('create')} />}>
                  Create an encounter
                </LinkButton>
                <SampleEncounter onStored={load} />
              </>
            }
          >
            No encounters yet. You can also upload one.
          </EmptyState>
        }
      />
      <DeleteAll library={library} entries={entries} />
    </LibraryFrame>
  );
}
