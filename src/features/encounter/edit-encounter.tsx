import { useRef, useState } from 'react';
import { GROUP_DEFAULTS, type NewGroup } from '../../core/encounter/create.ts';
import { addGroup } from '../../core/encounter/edit.ts';
import type { Encounter } from '../../core/encounter/encounter.ts';
import { checkEncounterName, ENCOUNTER_NAME_TAKEN } from '../../core/encounter/names.ts';
import { changeEncounterNotes } from '../../core/encounter/notes.ts';
import { ENCOUNTER_LIMITS } from '../../core/lib/file-limits.ts';
import { sameContent } from '../../core/lib/same-content.ts';
import { NO_EDITS, useEncounterEdits, withGroupEdits } from '../../state/drafts/encounter-edits.ts';
import { encounterKey } from '../../state/encounters/encounters.ts';
import { offerUndo } from '../../state/offer-undo.ts';
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
  const { encounters, notices } = useGame();
  const { visitOf, end } = useVisits();
  const { edits, change, subscribe } = useEncounterEdits(encounter);
  const closeButton = useRef<HTMLButtonElement>(null);
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
  const discard = () => {
    change(() => NO_EDITS);
    offerUndo(notices, 'What was typed has been discarded.', {
      step: 'Discard',
      undo: () => change(() => edits),
      watch: subscribe,
    });
    // The button is gone.
    closeButton.current?.focus();
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
      description="Changes are saved at once, and all but the name can be undone. What you type for a name or a group is kept in this tab until you press its button."
      onClose={onClose}
      actions={
        <>
          {edits === NO_EDITS ? null : <Button onClick={discard}>Discard</Button>}
          <Button ref={closeButton} onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className={styles.create}>
        <Announcement message={message} />
        <Rename
          encounter={encounter}
          typed={edits.name}
          onType={(name) => change((before) => ({ ...before, name }))}
        />
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
                typed={edits.groups.find(([name]) => name === group.name)?.[1]}
                onType={(typed) => change((before) => withGroupEdits(before, group.name, typed))}
                onRemoved={() => {
                  change((before) => withGroupEdits(before, group.name, undefined));
                  announce(`${group.name} removed`);
                }}
              />
            ))}
          </ul>
        </section>
        <AddGroup
          level={3}
          group={edits.newGroup ?? GROUP_DEFAULTS}
          groups={encounter.groups}
          onChange={(group) =>
            change((before) => ({
              ...before,
              newGroup: sameContent(group, GROUP_DEFAULTS) ? undefined : group,
            }))
          }
          onAdd={add}
        >
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

interface RenameProps {
  encounter: Encounter;
  typed: string | undefined;
  onType: (name: string | undefined) => void;
}

function Rename({ encounter, typed, onType }: RenameProps) {
  const { encounters, notices } = useGame();
  const hasSteps = useLoadedEncounter().undoable.length > 0;
  const name = typed ?? encounter.encounterName;
  const others = useEncounters()
    .map((entry) => entry.name)
    .filter((each) => each !== encounter.encounterName);
  const problem = checkEncounterName(name, others);
  const isSame = name.trim() === encounter.encounterName;
  const rename = async () => {
    const outcome = await encounters.rename(name);
    if (outcome === 'saved') onType(undefined);
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
        onChange={(next) => onType(next === encounter.encounterName ? undefined : next)}
        description={
          isSame || !hasSteps ? undefined : 'Once renamed, earlier changes can no longer be undone.'
        }
        error={isSame ? undefined : problem}
      />
      <Button type="submit" disabled={isSame || problem !== undefined}>
        Rename
      </Button>
    </form>
  );
}
