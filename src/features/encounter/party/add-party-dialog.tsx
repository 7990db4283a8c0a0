import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { type PartyMember, partyKey } from '../../../core/encounter/party/party-member.ts';
import { normaliseName } from '../../../core/lib/normalise-name.ts';
import { useCharacterSearch } from '../../../library/character-search.tsx';
import { NamedCoat } from '../../../library/named-coat.tsx';
import { partyIntents } from '../../../state/party/party-intents.ts';
import { SAMPLE_CHARACTERS } from '../../../state/sample-characters.ts';
import { useHost } from '../../../state/table/use-table.ts';
import { useGame } from '../../../state/use-game.ts';
import { useCharacters } from '../../../state/use-shell.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from './add-party-dialog.module.css';

/** More characters than this are found by their names. */
const MAX_SHOWN = 100;

interface AddPartyDialogProps {
  party: readonly PartyMember[];
  onClose: () => void;
}

/**
 * Chooses stored characters for the party, several at once.
 * Rule: docs/rules/encounters.md#the-party-on-the-screen.
 */
export function AddPartyDialog({ party, onClose }: AddPartyDialogProps) {
  const game = useGame();
  const inParty = new Set(party.map(partyKey));
  const here = useCharacters();
  const seated = (useHost()?.seats ?? []).flatMap(({ figures, isDouble }) =>
    figures && !isDouble ? [{ key: normaliseName(figures.name), name: figures.name }] : [],
  );
  const storedKeys = new Set(here.map(({ key }) => key));
  const others = [...seated.filter(({ key }) => !storedKeys.has(key)), ...here].filter(
    ({ key }) => !inParty.has(key),
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { found, field, message } = useCharacterSearch(others);
  /** In the order in which they were chosen. */
  const names = [...chosen].flatMap((each) => others.find(({ key }) => key === each)?.name ?? []);
  const choose = (key: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(key);
    else next.delete(key);
    setChosen(next);
  };
  const add = () => {
    partyIntents(game).add(names);
    onClose();
  };
  const isStoring = useRef(false);
  /** Stores the samples, so that a first encounter has a party. Those that could not be fetched are told. */
  const addSamples = async () => {
    if (isStoring.current) return;
    isStoring.current = true;
    const added = await game.samples.storeCharacters();
    isStoring.current = false;
    if (added.length === 0) return;
    partyIntents(game).add(added);
    onClose();
  };
  return (
    <Dialog
      open
      size="medium"
      title="Add Party Members"
      description="Characters in this browser and at the table. They keep the bars of their sheets."
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            disabledReason={names.length === 0 ? 'Choose a character first.' : undefined}
            onClick={add}
          >
            {names.length > 1 ? `Add ${names.length} Characters` : 'Add to Party'}
          </Button>
        </>
      }
    >
      {others.length === 0 ? (
        <div className={styles.empty}>
          <p>
            {party.length === 0
              ? 'No character is stored in this browser yet.'
              : 'All characters are in the party.'}
          </p>
          <LinkButton render={<Link to={paths.characterStorage} />}>Characters</LinkButton>
          {party.length === 0 ? (
            <Button onClick={() => void addSamples()}>
              Add the {SAMPLE_CHARACTERS.length} Sample Characters
            </Button>
          ) : null}
        </div>
      ) : null}
      {field}
      <ul className={styles.characters}>
        {found.slice(0, MAX_SHOWN).map(({ key, name }) => (
          <li key={key}>
            <Checkbox
              label={
                <span className={styles.who}>
                  <NamedCoat name={name} size="line" /> <bdi>{name}</bdi>
                </span>
              }
              checked={chosen.has(key)}
              onChange={(isChosen) => choose(key, isChosen)}
            />
          </li>
        ))}
      </ul>
      {found.length > MAX_SHOWN ? (
        <p className={styles.more}>{found.length - MAX_SHOWN} more. Search for them by name.</p>
      ) : null}
      {message === '' ? null : <p className={styles.more}>{message}</p>}
    </Dialog>
  );
}
