import { Copy, Download, Pencil, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { FoeCard } from '../../cards/foe-card.tsx';
import { copiedFoeDraft, type FoeDraft, storedFoeDraft } from '../../core/foes/foe-draft.ts';
import { foeOfStored } from '../../core/foes/parse-foe.ts';
import type { StoredFoe } from '../../core/foes/stored-foe.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import { GLOSSARY_FIELDS, searchIndex } from '../../core/game-data/search.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { Foe } from '../../core/play/parts/foes.ts';
import { DeleteDialog } from '../../library/delete-dialog.tsx';
import { LibraryUpload } from '../../library/library-tools.tsx';
import type { LibraryEntry } from '../../state/entry-lists.ts';
import { FOE_LIBRARY } from '../../state/foes/foe-library.ts';
import { useOwnFoes } from '../../state/foes/foe-rules.ts';
import { useLibrary } from '../../state/library/use-library.ts';
import { useGame, useGameDataState } from '../../state/use-game.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { FoeTools } from './foe-form/foe-tools.tsx';
import styles from './glossary.module.css';
import { GlossaryView } from './glossary.tsx';
import { WriteOnButton } from './write-on-button.tsx';

const [NamedCoat] = onDemand(() => import('../../library/named-coat.tsx').then((module) => module.NamedCoat));

/**
 * Every foe: the game master's own, and those of the packs.
 * Rule: docs/rules/foes.md#foes-in-the-glossary.
 */
export function FoesGlossary() {
  const { foeForm } = useGame();
  const { gameData } = useGameDataState();
  const own = useOwnFoes();
  const library = useLibrary(FOE_LIBRARY);
  const [deleting, setDeleting] = useState<LibraryEntry<StoredFoe>>();
  const [isEditing, setEditing] = useState(false);
  const [index, entryOf] = useMemo(() => {
    const read = own.flatMap((entry) => {
      const foe = foeOfStored(entry.value);
      return foe ? [[foe, entry] as const] : [];
    });
    const entries: readonly Foe[] = [...read.map(([foe]) => foe), ...playOf(gameData).foes];
    return [searchIndex(entries, GLOSSARY_FIELDS.foes), new Map<Foe, LibraryEntry<StoredFoe>>(read)] as const;
  }, [own, gameData]);
  const isTaken = (key: string) => index.entries.some(({ name }) => normaliseName(name) === key);
  const edit = (draft: FoeDraft) => {
    foeForm.begin(draft);
    setEditing(true);
  };
  return (
    <GlossaryView
      title="Foes"
      index={index}
      cardHeight={230}
      renderEntry={(foe) => {
        const entry = entryOf.get(foe);
        return (
          <FoeCard
            foe={foe}
            gameData={gameData}
            level={2}
            isOwn={entry !== undefined}
            mark={<NamedCoat name={foe.name} size="medium" />}
            actions={
              <>
                <span className={entry ? undefined : styles.besideTitle}>
                  <IconButton
                    label={`Edit a copy of ${foe.name}`}
                    icon={<Copy aria-hidden="true" />}
                    aria-haspopup="dialog"
                    onClick={() => edit(copiedFoeDraft(foe, isTaken, entry?.value.json))}
                  />
                </span>
                {entry ? (
                  <>
                    <IconButton
                      label={`Edit ${foe.name}`}
                      icon={<Pencil aria-hidden="true" />}
                      aria-haspopup="dialog"
                      onClick={() => edit(storedFoeDraft(entry.value))}
                    />
                    <IconButton
                      label={`Download ${foe.name}`}
                      icon={<Download aria-hidden="true" />}
                      onClick={() => library.download(entry.value)}
                    />
                    <IconButton
                      kind="danger"
                      label={`Delete ${foe.name}`}
                      icon={<Trash2 aria-hidden="true" />}
                      onClick={() => setDeleting(entry)}
                    />
                  </>
                ) : (
                  <WriteOnButton list="foes" name={foe.name} />
                )}
              </>
            }
          />
        );
      }}
    >
      <LibraryUpload library={library}>
        <FoeTools isOpen={isEditing} onOpen={setEditing} isTaken={isTaken} />
      </LibraryUpload>
      {deleting ? (
        <DeleteDialog library={library} entry={deleting} onDone={() => setDeleting(undefined)} />
      ) : null}
    </GlossaryView>
  );
}
