import { type FormEvent, useRef, useState } from 'react';
import {
  checkGroup,
  checkNewEncounter,
  createEncounter,
  GROUP_DEFAULTS,
  type NewGroup,
} from '../../core/encounter/create.ts';
import { checkEncounterName, ENCOUNTER_NAME_TAKEN, isTaken } from '../../core/encounter/names.ts';
import { addToParty } from '../../core/encounter/party/party.ts';
import { freeName } from '../../core/lib/free-name.ts';
import { useGame } from '../../state/use-game.ts';
import { useEncounters } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ActionBar } from '../../ui/layout/action-bar.tsx';
import { AddGroup } from './add-group.tsx';
import styles from './create-encounter.module.css';
import { DraftGroups } from './draft-groups.tsx';
import { FirstPartySwitch, useFirstParty } from './party/first-party.tsx';

/**
 * The form that creates an encounter with a name and groups.
 * Rule: docs/rules/encounters.md#creating-an-encounter.
 */
export function CreateEncounter({ onCreated }: { onCreated: () => void }) {
  const { storage, encounters, notices, samples } = useGame();
  const taken = useEncounters().map((entry) => entry.name);
  const [name, setName] = useState('');
  const [groups, setGroups] = useState<readonly NewGroup[]>([]);
  const isSaving = useRef(false);
  const party = useFirstParty();
  const [isWithParty, setWithParty] = useState<boolean>();
  const isPartyChosen = isWithParty ?? party?.isUsual ?? false;
  const [group, setGroup] = useState<NewGroup>(GROUP_DEFAULTS);
  // A group that is typed and not added yet is meant to be there too.
  const whole = checkGroup(group, groups) === undefined ? [...groups, group] : groups;
  const problem = checkNewEncounter(name, whole, taken);

  const change = (next: NewGroup) => {
    setGroup(next);
    // The first foe names an encounter that has no name yet.
    if (next.foe !== undefined && next.foe !== group.foe && name.trim() === '' && groups.length === 0)
      setName(freeName(next.foe, (key) => isTaken(key, taken)));
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
  };

  return (
    <div className={styles.create}>
      <div className={styles.start}>
        <form id="create-encounter" onSubmit={submit} noValidate>
          <TextField
            label="Encounter Name"
            value={name}
            onChange={setName}
            error={name === '' ? undefined : checkEncounterName(name, taken)}
          />
        </form>
        {party ? <FirstPartySwitch party={party} isChosen={isPartyChosen} onChange={setWithParty} /> : null}
      </div>
      <div className={styles.columns}>
        <AddGroup
          group={group}
          groups={groups}
          onChange={change}
          onAdd={(added) => setGroups([...groups, added])}
        />
        <DraftGroups
          groups={groups}
          onRemove={(removed) => setGroups(groups.filter((each) => each !== removed))}
        />
      </div>
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
        <Button kind="primary" type="submit" form="create-encounter" disabledReason={problem}>
          Create Encounter
        </Button>
      </ActionBar>
    </div>
  );
}
