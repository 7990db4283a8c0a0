import * as v from 'valibot';
import { useStore } from 'zustand';
import type { NewGroup } from '../../core/encounter/create.ts';
import type { Encounter } from '../../core/encounter/encounter.ts';
import { memoizeByObject } from '../../core/lib/memoize-by-object.ts';
import { encounterKey } from '../encounters/encounters.ts';
import type { Game } from '../game.ts';
import { useGame } from '../use-game.ts';
import { newGroupSchema } from './encounter-draft.ts';
import { keptDraft } from './kept-draft.ts';

/** What is typed in `Edit` of an encounter and not applied yet. */
export interface EncounterEdits {
  /** undefined while the name is that of the encounter. */
  readonly name?: string | undefined;
  /** The group to be added; undefined while its form is empty. */
  readonly newGroup?: NewGroup | undefined;
  /** What is typed for its groups, each with its name. */
  readonly groups: readonly (readonly [name: string, typed: Partial<NewGroup>])[];
}

interface KeptEdits extends EncounterEdits {
  /** The key of the encounter. */
  readonly encounter: string;
}

export const NO_EDITS: EncounterEdits = { groups: [] };

const { name, maximumHealth, maximumEnergy, maximumAP } = newGroupSchema.entries;
const editsSchema = v.object({
  encounter: v.string(),
  name: v.exactOptional(v.string()),
  newGroup: v.exactOptional(newGroupSchema),
  groups: v.array(
    v.tuple([
      v.string(),
      v.object({
        name: v.exactOptional(name),
        maximumHealth: v.exactOptional(maximumHealth),
        maximumEnergy: v.exactOptional(maximumEnergy),
        maximumAP: v.exactOptional(maximumAP),
      }),
    ]),
  ),
});

const NOTHING: readonly KeptEdits[] = [];
const keptEdits = keptDraft<readonly KeptEdits[]>('encounterEdits', v.array(editsSchema), NOTHING);

/** The edits of this tab, which follow an encounter that is renamed and end with one that is deleted. */
export const encounterEdits = memoizeByObject((game: Game) => {
  const store = keptEdits(game);
  game.storage.encounters.subscribe(({ key, entry, movedTo }) => {
    if (entry !== undefined) return;
    const others = store.getState().filter(({ encounter }) => encounter !== key);
    const moved = store.getState().find(({ encounter }) => encounter === key);
    if (moved === undefined) return;
    store.setState(movedTo === undefined ? others : [...others, { ...moved, encounter: movedTo }], true);
  });
  return store;
});

/**
 * What is typed in `Edit` of the loaded encounter and not applied yet, how it changes, and what learns of a
 * change.
 * Rule: docs/rules/encounters.md#editing-an-encounter.
 */
export function useEncounterEdits(shown: Encounter) {
  const game = useGame();
  const store = encounterEdits(game);
  const all = useStore(store);
  const key = encounterKey(shown);
  const edits: EncounterEdits = all.find(({ encounter }) => encounter === key) ?? NO_EDITS;
  /** The loaded encounter may have got another name since it was shown. */
  const change = (next: (before: EncounterEdits) => EncounterEdits) => {
    const { encounter } = game.encounters.store.getState();
    if (encounter === undefined) return;
    const loaded = encounterKey(encounter);
    const before = store.getState();
    const others = before.filter((each) => each.encounter !== loaded);
    const after = next(before.find((each) => each.encounter === loaded) ?? NO_EDITS);
    const isEmpty = after.name === undefined && after.newGroup === undefined && after.groups.length === 0;
    store.setState(isEmpty ? others : [...others, { ...after, encounter: loaded }], true);
  };
  return { edits, change, subscribe: store.subscribe };
}

/** The edits with this typed for a group; nothing is typed for it where that is undefined. */
export function withGroupEdits(
  { groups, ...edits }: EncounterEdits,
  group: string,
  typed: Partial<NewGroup> | undefined,
): EncounterEdits {
  const others = groups.filter(([each]) => each !== group);
  return { ...edits, groups: typed === undefined ? others : [...others, [group, typed]] };
}
