import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useCharacterSearch } from '../../../library/character-search.tsx';
import { NamedCoat } from '../../../library/named-coat.tsx';
import type { CharacterEntry } from '../../../state/entry-lists.ts';
import { useCharacters } from '../../../state/use-shell.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DialogList } from '../../../ui/overlays/dialog-list.tsx';
import styles from './foe-form.module.css';

interface CharacterFoeDialogProps {
  onChoose: (character: CharacterEntry) => void;
  onClose: () => void;
}

/** Chooses the stored character that a foe is made of. Rule: docs/rules/foes.md#making-a-foe. */
export function CharacterFoeDialog({ onChoose, onClose }: CharacterFoeDialogProps) {
  const characters = useCharacters();
  const { found, field, message } = useCharacterSearch(characters);
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
      {field}
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
      {message === '' ? null : <p>{message}</p>}
    </Dialog>
  );
}
