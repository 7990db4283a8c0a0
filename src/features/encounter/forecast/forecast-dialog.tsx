import { useState } from 'react';
import type { Encounter } from '../../../core/encounter/encounter.ts';
import { partyKey } from '../../../core/encounter/party/party-member.ts';
import { normaliseName } from '../../../core/lib/normalise-name.ts';
import { useCharacters } from '../../../state/use-shell.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Announcement } from '../../../ui/feedback/announcement.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from './forecast.module.css';
import { ForecastResults } from './forecast-results.tsx';
import { Sentences } from './sentences.tsx';
import { useForecast } from './use-forecast.ts';

const ABOUT =
  'The fight is played many times by the rules of the packs, with everyone as they are now. It changes no character, and nothing in the encounter.';

/** So many stored characters are a party unless the game master chooses. */
const WHOLE_PARTY = 6;

interface ForecastDialogProps {
  encounter: Encounter;
  onClose: () => void;
}

/**
 * How hard the loaded encounter is for a party: plays the fight many times, and counts.
 * Rule: docs/rules/forecast.md#running-a-forecast.
 */
export function ForecastDialog({ encounter, onClose }: ForecastDialogProps) {
  const stored = useCharacters().map(({ name }) => name);
  const [chosen, setChosen] = useState<readonly string[]>(() => presetParty(encounter, stored));
  const { state, start, stop } = useForecast(encounter, chosen);
  const isRunning = state.step === 'running';
  const choose = (name: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, name] : before.filter((each) => each !== name)));
  return (
    <Dialog
      open
      size="medium"
      title="How hard is it?"
      // The results of a phone take its room.
      description={state.counts === undefined ? ABOUT : undefined}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {isRunning ? (
            <Button kind="primary" onClick={stop}>
              Stop
            </Button>
          ) : (
            <Button
              kind="primary"
              disabledReason={chosen.length === 0 ? 'Choose at least one character.' : undefined}
              onClick={start}
            >
              {state.seed === 0 ? 'Run forecast' : 'Run again'}
            </Button>
          )}
        </>
      }
    >
      <fieldset className={styles.party} disabled={isRunning}>
        <legend className={styles.title}>Party</legend>
        {stored.length === 0 ? (
          <p className={styles.quiet}>No character is stored in this browser. Create or upload one first.</p>
        ) : (
          <ul className={styles.names}>
            {stored.map((name) => (
              <li key={name}>
                <Checkbox
                  label={<bdi>{name}</bdi>}
                  checked={chosen.includes(name)}
                  onChange={(isChosen) => choose(name, isChosen)}
                />
              </li>
            ))}
          </ul>
        )}
      </fieldset>
      <Sentences sentences={state.problems} kind="problem" />
      <Sentences sentences={state.leftOut} kind="note" />
      {state.counts === undefined ? null : (
        <ForecastResults counts={state.counts} seed={state.seed} isRunning={isRunning} />
      )}
      <Announcement message={state.message} />
    </Dialog>
  );
}

/** The party of the encounter, else all stored characters where they are few. */
function presetParty({ party }: Encounter, stored: readonly string[]): readonly string[] {
  const keys = new Set(party.map(partyKey));
  const inParty = stored.filter((name) => keys.has(normaliseName(name)));
  if (inParty.length > 0) return inParty;
  return stored.length <= WHOLE_PARTY ? stored : [];
}
