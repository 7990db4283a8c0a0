import { useEffect, useState } from 'react';
import type { EntryAddress } from '../../core/game-data/editing/entries.ts';
import { overviewEntry } from '../../core/game-data/editing/overview.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { say, userName, type Wording } from '../../core/lib/wording.ts';
import { useShell } from '../../state/use-shell.ts';
import { useEntryIntents } from '../../state/workshop/use-entry-intents.ts';
import { DeleteEntryDialog } from './delete-entry-dialog.tsx';
import { EntryMenu } from './entry-menu.tsx';
import { RenameEntryDialog } from './rename-entry-dialog.tsx';
import { useEntryFrom } from './use-followed-entry.ts';

interface EntryQuestionProps {
  /** The name of the pack. */
  pack: string;
  /** Where the entry was when its menu was opened, in the pack that was shown then. */
  asked: EntryAddress;
  shown: unknown;
  /** The pack now. */
  json: unknown;
  below: GameData;
  onDone: () => void;
  /** Called once the entry is deleted. */
  onDeleted?: () => void;
}

type Step =
  | { readonly kind: 'menu' }
  | { readonly kind: 'rename' }
  /** `dangling`: the places that would refer to nothing without the entry. */
  | { readonly kind: 'delete'; readonly dangling: readonly Wording[] };

/**
 * The menu of an entry, and what it asks: another name, or whether to delete it. It stays with its entry
 * where another tab moves that, and closes where the pack loses it.
 * Rule: docs/rules/workshop.md#overview-of-a-pack.
 */
export function EntryQuestion({ pack, asked, shown, json, below, onDone, onDeleted }: EntryQuestionProps) {
  const intents = useEntryIntents();
  const { notices } = useShell();
  const [step, setStep] = useState<Step>({ kind: 'menu' });
  const { entry, isThere, lastSeen } = useEntryFrom(shown, asked, json);
  const { name, isNamed } = overviewEntry(lastSeen, entry, below);
  useEffect(() => {
    if (isThere) return;
    notices.warn(say`${userName(name)} is no longer in this pack. Nothing was changed.`);
    onDone();
  }, [isThere, name, notices, onDone]);
  if (!isThere) return null;

  const remove = () => {
    onDone();
    if (intents.remove(entry)) onDeleted?.();
  };
  switch (step.kind) {
    case 'menu':
      return (
        <EntryMenu
          pack={pack}
          entry={entry}
          name={name}
          isNamed={isNamed}
          onRename={() => setStep({ kind: 'rename' })}
          onDelete={() => {
            const dangling = intents.dangling(entry, below);
            if (dangling.length > 0) setStep({ kind: 'delete', dangling });
            else remove();
          }}
          onClose={onDone}
        />
      );
    case 'rename':
      return <RenameEntryDialog name={name} rename={(next) => intents.rename(entry, next)} onDone={onDone} />;
    case 'delete':
      return <DeleteEntryDialog name={name} dangling={step.dangling} onConfirm={remove} onCancel={onDone} />;
  }
}
