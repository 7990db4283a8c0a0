import { type FormEvent, useRef } from 'react';
import { useStore } from 'zustand';
import {
  checkGroup,
  checkNewEncounter,
  createEncounter,
  type NewGroup,
} from '../../../core/encounter/create.ts';
import { checkEncounterName, ENCOUNTER_NAME_TAKEN, isTaken } from '../../../core/encounter/names.ts';
import { addToParty } from '../../../core/encounter/party/party.ts';
import { freeName } from '../../../core/lib/free-name.ts';
import { sameContent } from '../../../core/lib/same-content.ts';
import { encounterDraft, NO_ENCOUNTER_DRAFT } from '../../../state/drafts/encounter-draft.ts';
import { offerUndo } from '../../../state/offer-undo.ts';
import { useGame } from '../../../state/use-game.ts';
import { useLiveMessage } from '../../../state/use-live-message.ts';
import { useEncounters } from '../../../state/use-shell.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Announcement } from '../../../ui/feedback/announcement.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActionBar } from '../../../ui/layout/action-bar/action-bar.tsx';
import { AddGroup } from '../add-group.tsx';
import styles from '../create-encounter.module.css';
import { FirstPartySwitch, useFirstParty } from '../party/first-party.tsx';
import { DraftGroups } from './draft-groups.tsx';

/**
 * The form that creates an encounter with a name and groups.
 * Rule: docs/rules/encounters.md#creating-an-encounter.
 */
export function CreateEncounter({ onCreated }: { onCreated: () => void }) {
  const game = useGame();
  const { storage, encounters, notices, samples } = game;
  const taken = useEncounters().map((entry) => entry.name);
  const form = encounterDraft(game);
  const draft = useStore(form);
  const { name, groups, group } = draft;
  const isSaving = useRef(false);
  const nameField = useRef<HTMLInputElement>(null);
  const party = useFirstParty();
  const isPartyChosen = draft.isWithParty ?? party?.isUsual ?? false;
  const [message, announce] = useLiveMessage();
  // A group that is typed and not added yet is meant to be there too.
  const whole = checkGroup(group, groups) === undefined ? [...groups, group] : groups;
  const problem = checkNewEncounter(name, whole, taken);

  const change = (next: NewGroup) => {
    form.setState({ group: next });
    // The first foe names an encounter that has no name yet.
    if (next.foe !== undefined && next.foe !== group.foe && name.trim() === '' && groups.length === 0)
      form.setState({ name: freeName(next.foe, (key) => isTaken(key, taken)) });
  };
  const empty = () => form.setState(NO_ENCOUNTER_DRAFT, true);
  const discard = () => {
    empty();
    offerUndo(notices, 'The new encounter has been discarded.', {
      step: 'Discard',
      undo: () => form.setState(draft, true),
      watch: (onChange) => form.subscribe(onChange),
    });
    // The button is gone.
    nameField.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (problem !== undefined || isSaving.current) return;
    isSaving.current = true;
    const names = party && isPartyChosen ? (party.names ?? (await samples.storeCharacters())) : [];
    const encounter = addToParty(createEncounter(name, whole), names);
    const outcome = await storage.encounters.create(encounter);
    isSaving.current = false;
    if (outcome.kind === 'refused') return;
    if (outcome.kind === 'exists') {
      notices.warn(ENCOUNTER_NAME_TAKEN);
      return;
    }
    encounters.load(encounter.encounterName);
    onCreated();
    empty();
  };

  return (
    <div className={styles.create}>
      <div className={styles.start}>
        <form id="create-encounter" onSubmit={submit} noValidate>
          <TextField
            ref={nameField}
            label="Encounter Name"
            value={name}
            onChange={(next) => form.setState({ name: next })}
            error={name === '' ? undefined : checkEncounterName(name, taken)}
          />
        </form>
        {party ? (
          <FirstPartySwitch
            party={party}
            isChosen={isPartyChosen}
            onChange={(isWithParty) => form.setState({ isWithParty })}
          />
        ) : null}
      </div>
      <div className={styles.columns}>
        <AddGroup
          group={group}
          groups={groups}
          onChange={change}
          onAdd={(added) => {
            form.setState({ groups: [...groups, added] });
            announce(`${added.name.trim()} added`);
          }}
        />
        <DraftGroups
          groups={groups}
          onRemove={(removed) => {
            form.setState({ groups: groups.filter((each) => each !== removed) });
            announce(`${removed.name.trim()} removed`);
          }}
        />
      </div>
      <Announcement message={message} />
      <ActionBar
        summary={
          // Their list is out of sight on a phone, where the next one is typed.
          groups.length > 0 ? (
            <p className={styles.quiet}>
              {groups.length === 1 ? '1 group' : `${groups.length} groups`} added
            </p>
          ) : null
        }
      >
        {sameContent(draft, NO_ENCOUNTER_DRAFT) ? null : <Button onClick={discard}>Discard</Button>}
        <Button kind="primary" type="submit" form="create-encounter" disabledReason={problem}>
          Create Encounter
        </Button>
      </ActionBar>
    </div>
  );
}
