import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { normaliseName } from '../../../core/lib/normalise-name.ts';
import { NamedCoat } from '../../../library/named-coat.tsx';
import type { CharacterEntry } from '../../../state/entry-lists.ts';
import { useCharacters } from '../../../state/use-shell.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DialogList } from '../../../ui/overlays/dialog-list.tsx';
import styles from './foe-form.module.css';

/** From so many characters on, the list can be searched. */
const MANY = 10;

interface CharacterFoeDialogProps {
  onChoose: (character: CharacterEntry) => void;
  onClose: () => void;
}

/** Chooses the stored character that a foe is made of. Rule: docs/rules/foes.md#making-a-foe. */
export function CharacterFoeDialog({ onChoose, onClose }: CharacterFoeDialogProps) {
  const characters = useCharacters();
  const [query, setQuery] = useState('');
  const found = characters.filter(({ key }) => key.includes(normaliseName(query)));
  return (
    <Dialog
      open
      size="medium"
      title="Make a foe of a character"
      description="The foe has a copy of the character’s sheet, and acts as the character does."
      onClose={onClose}
    >
      {characters.length === 0 ? (
        <>
          <p>No character is stored in this browser yet.</p>
          <LinkButton render={<Link to={paths.newCharacter} />}>New Character</LinkButton>
        </>
      ) : null}
      {characters.length >= MANY ? (
        <SearchField
          label="Search characters"
          placeholder="Search characters"
          value={query}
          onChange={setQuery}
        />
      ) : null}
      <DialogList
        label="Characters"
        items={found}
        itemKey={({ key }) => key}
        itemHeight={2.75}
        itemName={({ name }) => name}
        renderItem={(character) => (
          <Button
            wide
            kind="quiet"
            icon={<NamedCoat name={character.name} size="line" />}
            aria-label={`Make a foe of ${character.name}`}
            onClick={() => onChoose(character)}
          >
            <span className={styles.character}>
              <bdi>{character.name}</bdi>
            </span>
          </Button>
        )}
      />
      {found.length === 0 && characters.length > 0 ? <p>No character’s name contains this.</p> : null}
    </Dialog>
  );
}
