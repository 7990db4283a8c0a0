import { useState } from 'react';
import { GROUP_DEFAULTS, type NewGroup } from '../../core/encounter/create.ts';
import { addGroup } from '../../core/encounter/edit.ts';
import type { Encounter } from '../../core/encounter/encounter.ts';
import { checkEncounterName, ENCOUNTER_NAME_TAKEN } from '../../core/encounter/names.ts';
import { changeEncounterNotes } from '../../core/encounter/notes.ts';
import { ENCOUNTER_LIMITS } from '../../core/lib/file-limits.ts';
import { encounterKey } from '../../state/encounters/encounters.ts';
import { useGame, useLoadedEncounter } from '../../state/use-game.ts';
import { useLiveMessage } from '../../state/use-live-message.ts';
import { useEncounters } from '../../state/use-shell.ts';
import { useVisits } from '../../state/use-visits.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Announcement } from '../../ui/feedback/announcement.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Collapsible } from '../../ui/layout/collapsible.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AddGroup } from './add-group.tsx';
import styles from './create-encounter.module.css';
import { EditGroup } from './edit-group.tsx';
import { MemberNotes } from './member-notes.tsx';

interface EditEncounterProps {
  encounter: Encounter;
  onClose: () => void;
}

/**
 * Edits the loaded encounter: its name, its notes, its groups, and the notes of its members.
 * Rule: docs/rules/encounters.md#editing-an-encounter.
 */
export function EditEncounter({ encounter, onClose }: EditEncounterProps) {
  const { encounters } = useGame();
  const { visitOf, end } = useVisits();
  const [newGroup, setNewGroup] = useState<NewGroup>(GROUP_DEFAULTS);
  const [message, announce] = useLiveMessage();
  const isReleased = useLoadedEncounter().released === encounterKey(encounter);
  // What players have seen cannot be taken back: a new group waits until it is shown.
  const [isHidden, setHidden] = useState(true);
  const add = (group: NewGroup) => {
    // First, so that players do not see it in between.
    if (isReleased && isHidden) encounters.setHidden('groups', group.name, true);
    if (encounters.change(`Add ${group.name}`, (before) => addGroup(before, group)))
      announce(`${group.name.trim()} added`);
  };
  return (
    <Dialog
      open
      size="large"
      title={
        <>
          {'Edit '}
          <bdi>{encounter.encounterName}</bdi>
        </>
      }
      description="Every change is saved at once, and can be undone."
      onClose={onClose}
    >
      <div className={styles.create}>
        <Announcement message={message} />
        <Rename encounter={encounter} />
        <TextArea
          label="Encounter Notes"
          value={encounter.notes ?? ''}
          maxLength={ENCOUNTER_LIMITS.notes}
          onChange={(notes) =>
            encounters.change('Write notes', (before) => changeEncounterNotes(before, notes), visitOf(true))
          }
          onBlur={end}
        />
        <section aria-labelledby="edit-groups">
          <h3 className={styles.title} id="edit-groups">
            Groups ({encounter.groups.length})
          </h3>
          <ul className={styles.drafts}>
            {encounter.groups.map((group, index) => (
              <EditGroup
                key={group.name}
                encounter={encounter}
                groupReference={index}
                group={group}
                onRemoved={() => announce(`${group.name} removed`)}
              />
            ))}
          </ul>
        </section>
        <AddGroup level={3} group={newGroup} groups={encounter.groups} onChange={setNewGroup} onAdd={add}>
          {isReleased ? (
            <Switch
              label="Hide from players"
              description="Players see this encounter. The eye of a group shows it to them."
              checked={isHidden}
              onChange={setHidden}
            />
          ) : null}
        </AddGroup>
        {encounter.members.length > 0 ? (
          <Collapsible level={3} title="Notes of members" meta={encounter.members.length}>
            <MemberNotes encounter={encounter} />
          </Collapsible>
        ) : null}
      </div>
    </Dialog>
  );
}

function Rename({ encounter }: { encounter: Encounter }) {
  const { encounters, notices } = useGame();
  const [typed, setTyped] = useState<string>();
  const name = typed ?? encounter.encounterName;
  const others = useEncounters()
    .map((entry) => entry.name)
    .filter((each) => each !== encounter.encounterName);
  const problem = checkEncounterName(name, others);
  const isSame = name.trim() === encounter.encounterName;
  const rename = async () => {
    const outcome = await encounters.rename(name);
    if (outcome === 'saved') setTyped(undefined);
    else if (outcome === 'exists') notices.warn(ENCOUNTER_NAME_TAKEN);
    else if (outcome !== 'unchanged')
      notices.warn('The encounter has not been renamed. Reload the page, and try again.');
  };
  return (
    <form
      className={styles.rename}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined && !isSame) void rename();
      }}
    >
      <TextField
        label="Encounter Name"
        value={name}
        onChange={setTyped}
        error={isSame ? undefined : problem}
      />
      <Button type="submit" disabled={isSame || problem !== undefined}>
        Rename
      </Button>
    </form>
  );
}
