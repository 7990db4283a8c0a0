import { useState } from 'react';
import type { Message } from '../../core/lib/wording.ts';
import type { AvailablePack } from '../../state/packs/game-data-state.ts';
import type { CharacterChoice, PackChanges } from '../../state/packs/manage-packs.ts';

/** A draft of switches and deletion marks, without effect until it is submitted. */
export interface PackDraft {
  readonly isUpdating: boolean;
  /** Why the draft cannot be carried out. */
  readonly problem: Message | undefined;
  isEnabled(pack: AvailablePack): boolean;
  isMarked(pack: AvailablePack): boolean;
  isChanged(available: readonly AvailablePack[]): boolean;
  /** The draft as changes of these packs. */
  changes(available: readonly AvailablePack[]): PackChanges;
  switchPack(pack: AvailablePack, isEnabled: boolean): void;
  markPack(pack: AvailablePack, isMarked: boolean): void;
  setUpdating(isUpdating: boolean): void;
  setProblem(problem: Message | undefined): void;
  /** Resets the draft to the packs that are enabled. */
  clear(): void;
}

/** The draft of the management page; its state belongs to the page. */
export function usePackDraft(): PackDraft {
  const [switched, setSwitched] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [character, setCharacter] = useState<CharacterChoice>('update');
  const [problem, setProblem] = useState<Message>();

  const isMarked = (pack: AvailablePack) => pack.origin === 'custom' && marked.has(pack.name);
  const isEnabled = (pack: AvailablePack) => !isMarked(pack) && (switched.get(pack.name) ?? pack.enabled);
  return {
    isUpdating: character === 'update',
    problem,
    isEnabled,
    isMarked,
    isChanged: (available) => available.some((pack) => isMarked(pack) || isEnabled(pack) !== pack.enabled),
    changes: (available) => ({
      enabled: available.filter(isEnabled).map((pack) => pack.name),
      deleted: available.filter(isMarked).map((pack) => pack.name),
      character,
    }),
    switchPack({ name }, value) {
      setSwitched(new Map(switched).set(name, value));
      setProblem(undefined);
    },
    markPack({ name }, value) {
      const next = new Set(marked);
      if (value) next.add(name);
      else next.delete(name);
      setMarked(next);
      setProblem(undefined);
    },
    setUpdating(value) {
      setCharacter(value ? 'update' : 'unload');
      setProblem(undefined);
    },
    setProblem,
    clear() {
      setSwitched(new Map());
      setMarked(new Set());
      setProblem(undefined);
    },
  };
}
