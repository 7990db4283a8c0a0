import { capitalise } from '../../core/lib/capitalise.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import { type Message, nameList, say, userName } from '../../core/lib/wording.ts';
import type { RemoveOutcome } from '../../storage/api.ts';
import { downloadBackup } from '../download-backup.ts';
import { offerUndo, type Undoable } from '../offer-undo.ts';
import { restoreRemoved } from '../restore-removed.ts';
import type { Shell } from '../shell.ts';
import { canTakeSnapshots } from '../snapshot-words.ts';
import type { LibraryKind } from './library-kind.ts';
import { type AskAboutTaken, type UploadOutcome, uploadFiles } from './upload-files.ts';

export interface DeletionOptions {
  /** The user insists after `no-room`. */
  readonly withoutSnapshot: boolean;
}

/** `no-room`: nothing was deleted, because there is no room for the snapshot. */
export type DeletionResult = 'done' | 'no-room';

/** Uploads, downloads and deletions of the stored documents of one kind. Deletions show their outcome. */
export interface Library<Value> extends Pick<LibraryKind<Value>, 'noun' | 'shared'> {
  /** `ask`: what to do with a name that is taken; without it such a file is skipped. */
  upload(files: readonly File[], ask?: AskAboutTaken): Promise<readonly UploadOutcome[]>;
  /** Downloads the document as a file. Rule: docs/rules/names.md#file-names. */
  download(value: Value): void;
  /** The text of that file. */
  fileText(value: Value): string;
  /** Downloads a backup of everything. */
  downloadAll(): Promise<void>;
  remove(name: string, options: DeletionOptions): Promise<DeletionResult>;
  removeAll(options: DeletionOptions): Promise<DeletionResult>;
}

interface DeletionMessages {
  readonly removed: (names: readonly string[]) => { readonly message: Message; readonly isWhole: boolean };
  /** Appended to `removed` if a snapshot was taken. */
  readonly inSnapshot: string;
  readonly changedElsewhere: Message;
  readonly failed: Message;
}

export function createLibrary<Value>(shell: Shell, kind: LibraryKind<Value>): Library<Value> {
  const { storage, platform, notices } = shell;
  const collection = kind.collection(storage);
  const { noun } = kind;

  /** A removal, until one of these names is stored again. */
  function removalOf(names: readonly string[]): Undoable {
    const keys = new Set(names.map(normaliseName));
    return {
      step: names.length === 1 ? `Delete ${names[0]}` : `Delete ${names.length} ${noun.plural}`,
      undo: () =>
        restoreRemoved(
          shell,
          names.map((name) => ({ kind: kind.record, name })),
        ),
      watch: (onChange) =>
        collection.subscribe(({ key, entry }) => {
          if (entry !== undefined && keys.has(key)) onChange();
        }),
    };
  }

  async function removeWith(
    remove: (options: DeletionOptions) => Promise<RemoveOutcome>,
    { withoutSnapshot }: DeletionOptions,
    messages: DeletionMessages,
  ): Promise<DeletionResult> {
    const takesSnapshot = !withoutSnapshot && canTakeSnapshots(storage);
    const outcome = await remove({ withoutSnapshot });
    switch (outcome.kind) {
      case 'removed': {
        const { message, isWhole } = messages.removed(outcome.names);
        const tone = isWhole ? 'success' : 'warn';
        const inSnapshot = say`${message} ${messages.inSnapshot}`;
        if (takesSnapshot) offerUndo(notices, inSnapshot, removalOf(outcome.names), tone);
        else notices[tone](message);
        break;
      }
      case 'changed-elsewhere':
        notices.warn(messages.changedElsewhere);
        break;
      case 'failed':
        if (outcome.problem.reason === 'full' && !withoutSnapshot) return 'no-room';
        notices.warn(say`${messages.failed} ${outcome.problem.message}`);
        break;
      case 'missing':
        break;
    }
    return 'done';
  }

  const fileText = (value: Value) => kind.fileText?.(value) ?? JSON.stringify(kind.serialize(value), null, 2);

  return {
    noun,
    shared: kind.shared,
    fileText,
    upload: (files, ask) => uploadFiles(storage, kind, files, ask),
    download(value) {
      platform.download(kind.nameOf(value), fileText(value));
    },
    async downloadAll() {
      await downloadBackup({ storage, notices });
    },
    remove: (name, options) =>
      removeWith((given) => collection.remove(name, given), options, {
        removed: () => ({ message: say`${userName(name)} has been deleted.`, isWhole: true }),
        inSnapshot: 'A snapshot under Settings still has it.',
        changedElsewhere: say`${userName(name)} was changed in another tab and has not been deleted. Look at it again first.`,
        failed: say`${userName(name)} has not been deleted.`,
      }),
    removeAll: (options) => {
      const asked = [...collection.entries().values()].map(({ name }) => name);
      return removeWith((given) => collection.removeAll(given), options, {
        removed(names) {
          const stayed = asked.filter((name) => !names.includes(name));
          if (stayed.length === 0) return { message: `All ${noun.plural} have been deleted.`, isWhole: true };
          return {
            message: say`What was changed in another tab, or could not be deleted, stays: ${nameList(stayed)}. Look at it again first. These have been deleted: ${nameList(names)}.`,
            isWhole: false,
          };
        },
        inSnapshot: 'A snapshot under Settings still has them.',
        changedElsewhere: `${capitalise(noun.indefinite)} was changed in another tab. None has been deleted.`,
        failed: `No ${noun.singular} has been deleted.`,
      });
    },
  };
}
