import { CornerDownLeft } from 'lucide-react';
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { ownFoesOf } from '../../../state/foes/foe-rules.ts';
import { useIfCreated } from '../../../state/use-game.ts';
import { useApplication, useCharacters, useEncounters } from '../../../state/use-shell.ts';
import { inNextFrame } from '../../../ui/feedback/in-next-frame.ts';
import { useSearchHighlights } from '../../../ui/feedback/search-highlights.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { useBackdrop } from '../../../ui/overlays/use-backdrop.ts';
import {
  type Destination,
  findDestinations,
  findTextDestinations,
  type SearchSources,
} from './destinations.ts';
import { openModal } from './open-modal.ts';
import styles from './search-dialog.module.css';
import { takeTyped } from './take-typed.ts';
import { useTextParts } from './use-text-parts.ts';

const resultsIn = ({ length }: readonly Destination[]): string =>
  length === 1 ? '1 result' : `${length} results`;

/**
 * A search over names, then over texts of the game data, in a native modal dialog. Choosing a result opens
 * it; the card of the highlighted entry shows without leaving the screen.
 * Rule: docs/rules/screens.md#search-for-anything.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { openGame } = useApplication();
  const sources = useSearchSources();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useBackdrop(true);
  const id = useId();
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  /** Enter was pressed before there was a result: it goes to the first one as soon as there is. */
  const [isEntered, setEntered] = useState(false);

  const named = findDestinations(query, sources);
  // After the names are shown: a key never waits for the texts.
  const textQuery = useDeferredValue(query);
  const texts = useTextDestinations(textQuery, sources);
  const CardPath = useCardPath();
  const found = textQuery === query ? [...named, ...texts] : named;
  const active = found[index];
  useSearchHighlights(content, [
    { field: 'Name', value: query.trim() },
    { field: 'Description', value: textQuery.trim() },
  ]);

  // Before the next key arrives, which would otherwise be the only one in the field.
  useLayoutEffect(() => {
    const typed = takeTyped();
    setQuery(typed.text);
    setEntered(typed.isEntered);
    return dialog.current ? openModal(dialog.current) : undefined;
  }, []);
  useEffect(() => {
    openGame().then(
      ({ gameData }) => gameData.ensureLoaded(),
      // Without the game, the search finds screens, characters and encounters.
      () => undefined,
    );
  }, [openGame]);
  useEffect(() => {
    if (active === undefined) return;
    return inNextFrame(() => document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' }));
  }, [active, id, index]);

  const close = () => (dialog.current?.open ? dialog.current.close() : onClose());
  const go = async (destination: Destination) => {
    close();
    if (destination.encounter !== undefined) {
      // If the game cannot be fetched, the screen shows the error.
      const game = await openGame().catch(() => undefined);
      game?.encounters.load(destination.encounter);
    }
    await navigate(destination.to);
  };
  useEffect(() => {
    if (!isEntered || active === undefined) return;
    setEntered(false);
    void go(active);
  });
  // A finger has no pointer to highlight a result with: its first tap shows the card.
  const choose = (destination: Destination, position: number) => {
    if (destination.term !== undefined && position !== index) setIndex(position);
    else void go(destination);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      if (active === undefined) setEntered(true);
      else void go(active);
    } else if (event.key === 'ArrowDown') setIndex((index + 1) % Math.max(1, found.length));
    else if (event.key === 'ArrowUp') setIndex((index + found.length - 1) % Math.max(1, found.length));
    else if (event.key === 'Escape' && !dialog.current?.open) close();
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; the browser handles Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div
        ref={content}
        className={styles.content}
        data-card={active?.term ? true : undefined}
        data-cards={found.some(({ term }) => term !== undefined) || undefined}
      >
        <SearchField
          label="Go to"
          placeholder="Screen, character, item …"
          value={query}
          onChange={(text) => {
            setQuery(text);
            setIndex(0);
            setEntered(false);
          }}
          onKeyDown={press}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${id}-${index}` : undefined}
          aria-details={active?.term ? `${id}-card` : undefined}
          autoFocus
        />
        <p className="visually-hidden" role="status">
          {/* Once, with what is found in texts. */}
          {textQuery === query ? resultsIn(found) : null}
        </p>
        <div role="listbox" id={`${id}-list`} aria-label="Results" className={styles.list} tabIndex={-1}>
          {found.map((destination, position) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
            <div
              key={`${destination.kind} ${destination.to} ${destination.label}`}
              role="option"
              id={`${id}-${position}`}
              aria-selected={position === index}
              className={styles.option}
              onPointerMove={({ pointerType }) => {
                if (pointerType === 'mouse' && position !== index) setIndex(position);
              }}
              onClick={() => choose(destination, position)}
            >
              <bdi className={styles.label} data-searchable="Name">
                {destination.label}
              </bdi>
              <bdi className={styles.kind}>{destination.kind}</bdi>
              <CornerDownLeft className={styles.enter} aria-hidden="true" />
              {destination.snippet === undefined ? null : (
                <span className={styles.snippet} dir="auto" data-searchable="Description">
                  {destination.snippet}
                </span>
              )}
            </div>
          ))}
        </div>
        {found.length === 0 ? <p className={styles.nothing}>Nothing contains that.</p> : null}
        {active?.term && sources.gameData ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long card scrolls by keyboard
          <section className={styles.card} id={`${id}-card`} aria-label="Card" tabIndex={0}>
            {CardPath ? (
              <CardPath
                key={`${active.term.kind} ${active.term.name}`}
                gameData={sources.gameData}
                term={active.term}
                level={2}
              >
                {(_shown, card, back) => (
                  <>
                    {card}
                    {back}
                  </>
                )}
              </CardPath>
            ) : null}
          </section>
        ) : null}
      </div>
    </dialog>
  );
}

/**
 * What draws a card, fetched while the user types. Not lazily: React shows what was suspended 300 ms later.
 * Where it cannot be fetched, the search works without cards.
 */
function useCardPath() {
  const [cards, setCards] = useState<typeof import('../../../cards/terms/card-path.tsx')>();
  useEffect(() => {
    import('../../../cards/terms/card-path.tsx').then(setCards, () => undefined);
  }, []);
  return cards?.CardPath;
}

function useTextDestinations(query: string, { gameData, ...sources }: SearchSources): readonly Destination[] {
  const parts = useTextParts(gameData);
  if (gameData === undefined) return [];
  const names = findDestinations(query, { ...sources, gameData });
  return findTextDestinations(query, gameData, parts, names, sources.character);
}

function useSearchSources(): SearchSources {
  return {
    character: useIfCreated(
      ({ loaded }) => loaded.store,
      ({ character }) => character?.sheet.name,
    ),
    characters: useCharacters().map(({ name }) => name),
    encounters: useEncounters().map(({ name, value }) => ({
      name,
      groups: value.groups.map((group) => group.name),
    })),
    ownFoes: ownFoesOf(
      useIfCreated(
        ({ foeList }) => foeList,
        (entries) => entries,
      ) ?? [],
    ).map(({ name }) => name),
    gameData: useIfCreated(
      ({ gameData }) => gameData.store,
      ({ gameData }) => gameData,
    ),
  };
}
