import { Ellipsis, Eye } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import type { Encounter } from '../../../core/encounter/encounter.ts';
import { encounterKey } from '../../../state/encounters/encounters.ts';
import { useLoadedEncounter } from '../../../state/use-game.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import styles from './encounter-tools.module.css';
import { ReleaseSwitch } from './release-switch.tsx';

const [AddPartyDialog] = onDemand(() =>
  import('../party/add-party-dialog.tsx').then((module) => module.AddPartyDialog),
);

const [EditEncounter] = onDemand(() =>
  import('../edit-encounter.tsx').then((module) => module.EditEncounter),
);

const [ForecastDialog] = onDemand(() =>
  import('../forecast/forecast-dialog.tsx').then((module) => module.ForecastDialog),
);

export type EncounterDialog = 'party' | 'edit' | 'forecast';

/** The id of the tools, for the button that opens them. */
const TOOLS = 'encounter-tools';

/** On a phone: the button that opens the tools, with an eye while players see the encounter. */
export function ToolsButton({ encounter }: { encounter: Encounter }) {
  const isReleased = useLoadedEncounter().released === encounterKey(encounter);
  return (
    <span className={styles.opener} data-beside>
      <IconButton
        label={isReleased ? 'Encounter tools, shown to players' : 'Encounter tools'}
        icon={<Ellipsis aria-hidden="true" />}
        kind="plain"
        popoverTarget={TOOLS}
      />
      {isReleased ? (
        <span className={styles.shown}>
          <Eye aria-hidden="true" />
        </span>
      ) : null}
    </span>
  );
}

interface EncounterToolsProps {
  encounter: Encounter;
  onOpen: (dialog: EncounterDialog) => void;
}

/** What is done with the loaded encounter as a whole. On a phone it is a popover. */
export function EncounterTools({ encounter, onOpen }: EncounterToolsProps) {
  const tools = useRef<HTMLDivElement>(null);
  const opener = (dialog: EncounterDialog, label: string) => (
    <Button
      aria-haspopup="dialog"
      onClick={() => {
        // The focus goes back to the button outside, and from there into the dialog.
        tools.current?.hidePopover();
        onOpen(dialog);
      }}
    >
      {label}
    </Button>
  );
  return (
    <div ref={tools} id={TOOLS} popover="auto" className={styles.tools}>
      {opener('party', 'Add Party Members')}
      {opener('edit', 'Edit')}
      {opener('forecast', 'How hard is it?')}
      <LinkButton render={<Link to={paths.playerView} target="_blank" />}>Player View</LinkButton>
      <span className={`screen-only ${styles.release}`}>
        <ReleaseSwitch encounter={encounter} />
      </span>
    </div>
  );
}

interface EncounterDialogsProps {
  encounter: Encounter;
  open: EncounterDialog | undefined;
  onClose: () => void;
}

/** The dialogs that the tools open. They stay where a turned screen moves the tools. */
export function EncounterDialogs({ encounter, open, onClose }: EncounterDialogsProps) {
  return (
    <>
      {open === 'party' ? <AddPartyDialog party={encounter.party} onClose={onClose} /> : null}
      {open === 'edit' ? <EditEncounter encounter={encounter} onClose={onClose} /> : null}
      {open === 'forecast' ? <ForecastDialog encounter={encounter} onClose={onClose} /> : null}
    </>
  );
}
