import { type PackDifference, preflight } from '../../core/game-data/preflight.ts';
import { ok } from '../../core/lib/result.ts';
import { type Message, say, userName } from '../../core/lib/wording.ts';
import { documentDifferences } from '../../core/share/differences.ts';
import type { SharedDocument } from '../../core/share/share-code.ts';
import { CHARACTER_LIBRARY } from '../characters/character-library.ts';
import { ENCOUNTER_LIBRARY } from '../encounters/encounter-library.ts';
import type { Game } from '../game.ts';
import type { LibraryKind } from '../library/library-kind.ts';
import { type TakenAnswer, type UploadOutcome, uploadFiles } from '../library/upload-files.ts';
import { offerUndo } from '../offer-undo.ts';
import type { FileRefusal } from '../read-file.ts';
import { restoreRemoved } from '../restore-removed.ts';

/** A received character or encounter, read and compared. Nothing is stored yet. */
export interface ReceivedDocument {
  readonly name: string;
  /** In lower case, such as `character`. */
  readonly noun: string;
  /** Why it cannot be accepted. */
  readonly refusal: FileRefusal | undefined;
  /** What differs from the stored one of its name; undefined where there is none. */
  readonly differences: ReturnType<typeof documentDifferences> | undefined;
  /** Packs of the sender that are not here in that version. */
  readonly packs: readonly PackDifference[];
  /** Stores it, and offers Undo. Returns the message of a failure. */
  accept(answer: TakenAnswer): Promise<UploadOutcome>;
}

/** Rule: docs/rules/sharing.md#preview. */
export function receivedDocument(
  game: Game,
  shared: SharedDocument & { readonly kind: 'character' | 'encounter' },
): ReceivedDocument {
  return shared.kind === 'character'
    ? receivedAs(game, CHARACTER_LIBRARY, shared)
    : receivedAs(game, ENCOUNTER_LIBRARY, shared);
}

/** The packs of the sender that are missing here, or here in another version. */
export function missingPacks(
  { gameData }: Pick<Game, 'gameData'>,
  { packs }: SharedDocument,
): readonly PackDifference[] {
  return preflight(packs, gameData.store.getState().available);
}

function receivedAs<Value>(game: Game, kind: LibraryKind<Value>, shared: SharedDocument): ReceivedDocument {
  const parsed = kind.parse(ok(shared.file));
  const name = parsed.ok ? kind.nameOf(parsed.value) : '';
  const stored = parsed.ok ? kind.collection(game.storage).get(name) : undefined;
  return {
    name,
    noun: kind.noun.singular,
    refusal: parsed.ok ? undefined : parsed.problem,
    differences: stored && documentDifferences(kind.serialize(stored.value), shared.file),
    packs: missingPacks(game, shared),
    accept: (answer) => accept(game, kind, { name, text: JSON.stringify(shared.file) }, answer),
  };
}

/** Stores it as an upload of its file would. */
async function accept<Value>(
  { storage, notices }: Game,
  kind: LibraryKind<Value>,
  { name, text }: { readonly name: string; readonly text: string },
  answer: TakenAnswer,
): Promise<UploadOutcome> {
  const collection = kind.collection(storage);
  const before = new Set(collection.entries().keys());
  const [outcome] = await uploadFiles(storage, kind, [new File([text], name)], async () => ({
    answer,
    isForAll: true,
  }));
  if (outcome === undefined || outcome.kind === 'error') return outcome ?? NOTHING;
  const added = [...collection.entries().values()].filter(({ key }) => !before.has(key));
  const undo = async () => {
    for (const each of added) await collection.remove(each.name);
    if (added.length > 0) notices.success(say`${userName(added[0]?.name ?? name)} has been taken back.`);
    else await restoreRemoved({ storage, notices }, [{ kind: kind.record, name }]);
  };
  const message: Message = say`${userName(added[0]?.name ?? name)} has been received.`;
  offerUndo(notices, message, {
    step: `Receive ${name}`,
    undo,
    watch: (onChange) => collection.subscribe(onChange),
  });
  return outcome;
}

const NOTHING: UploadOutcome = { file: '', kind: 'error', message: 'Nothing was received.' };
