import { useEffect } from 'react';
import type { EntryAddress } from '../../core/game-data/editing/entries.ts';
import { overviewEntry } from '../../core/game-data/editing/overview.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import type { Wording } from '../../core/lib/wording.ts';
import { useEntryIntents } from '../../state/workshop/use-entry-intents.ts';
import { DeleteEntryDialog } from './delete-entry-dialog.tsx';
import { RenameEntryDialog } from './rename-entry-dialog.tsx';
import { useEntryFrom } from './use-followed-entry.ts';

/** An entry that is to be renamed or deleted, where it was when that was asked for. */
export interface AskedEntry extends EntryAddress {
  /** The places that would refer to nothing without it; undefined where it is to be renamed. */
  readonly dangling?: readonly Wording[];
}

interface EntryQuestionProps {
  asked: AskedEntry;
  json: unknown;
  below: GameData;
  onDone: () => void;
  /** Called once the entry is deleted. */
  onDeleted?: (() => void) | undefined;
}

/** Asks for another name of an entry, or whether to delete it. It closes where the pack loses the entry meanwhile. */
export function EntryQuestion({ asked, json, below, onDone, onDeleted }: EntryQuestionProps) {
  const intents = useEntryIntents();
  const entry = useEntryFrom(json, asked);
  const isGone = entry === undefined;
  useEffect(() => {
    if (isGone) onDone();
  }, [isGone, onDone]);
  if (isGone) return null;
  const { name } = overviewEntry(json, entry, below);
  return asked.dangling === undefined ? (
    <RenameEntryDialog name={name} rename={(next) => intents.rename(entry, next)} onDone={onDone} />
  ) : (
    <DeleteEntryDialog
      name={name}
      dangling={asked.dangling}
      onConfirm={() => {
        onDone();
        intents.remove(entry);
        onDeleted?.();
      }}
      onCancel={onDone}
    />
  );
}
