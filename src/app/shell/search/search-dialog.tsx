import { CornerDownLeft } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useEncounters } from '../../../state/encounters/use-encounters.ts';
import {
  useApplication,
  useCharacter,
  useCharacters,
  useGameDataState,
} from '../../../state/use-application.ts';
import { useSearchHighlights } from '../../../ui/feedback/search-highlights.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { useBackdrop } from '../../../ui/overlays/use-backdrop.ts';
import { type Destination, destinations } from './destinations.ts';
import styles from './search-dialog.module.css';

/** A search over everything that has a name, as the browser's own modal dialog; what is chosen is gone to. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { encounters, gameData: packs } = useApplication();
  const { gameData } = useGameDataState();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const places = useRef<HTMLDivElement>(null);
  useBackdrop(true);
  const id = useId();
  const [sought, setSought] = useState('');
  const [index, setIndex] = useState(0);

  const found = destinations(sought, {
    character: useCharacter((character) => character?.sheet.name),
    characters: useCharacters().map(({ name }) => name),
    encounters: useEncounters().map(({ name }) => name),
    gameData,
  });
  const active = found[index];
  useSearchHighlights(places, [{ field: 'Name', value: sought.trim() }]);

  useEffect(() => {
    void packs.ensureLoaded();
    dialog.current?.showModal();
  }, [packs]);
  useEffect(() => {
    if (active !== undefined) document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id, index]);

  const go = async (destination: Destination | undefined) => {
    if (destination === undefined) return;
    dialog.current?.close();
    if (destination.encounter !== undefined) encounters.load(destination.encounter);
    await navigate(destination.to);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') void go(active);
    else if (event.key === 'ArrowDown') setIndex((index + 1) % Math.max(1, found.length));
    else if (event.key === 'ArrowUp') setIndex((index + found.length - 1) % Math.max(1, found.length));
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; Escape is the dialog's own
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <div className={styles.content}>
        <SearchField
          label="Go to"
          placeholder="A screen, a character, an action, an item …"
          value={sought}
          onChange={(text) => {
            setSought(text);
            setIndex(0);
          }}
          onKeyDown={press}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${id}-${index}` : undefined}
          autoFocus
        />
        <p className="visually-hidden" role="status">
          {found.length === 1 ? '1 place' : `${found.length} places`}
        </p>
        <div
          ref={places}
          role="listbox"
          id={`${id}-list`}
          aria-label="Places"
          className={styles.list}
          tabIndex={-1}
        >
          {found.map((destination, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
            <div
              key={`${destination.kind} ${destination.to} ${destination.label}`}
              role="option"
              id={`${id}-${place}`}
              aria-selected={place === index}
              className={styles.option}
              onClick={() => void go(destination)}
            >
              <bdi className={styles.label} data-searchable="Name">
                {destination.label}
              </bdi>
              <bdi className={styles.kind}>{destination.kind}</bdi>
              <CornerDownLeft className={styles.enter} aria-hidden="true" />
            </div>
          ))}
        </div>
        {found.length === 0 ? <p className={styles.nothing}>Nothing has that in its name.</p> : null}
      </div>
    </dialog>
  );
}
