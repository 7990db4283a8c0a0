import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TypedNumbers } from '../../core/consequences/targets.ts';
import type { MemberIdentity } from '../../core/encounter/members.ts';
import { type HistoryEntry, stepOf, type UndoHistory } from '../history/undo-history.ts';

/** Whom the drafted action is rolled against. */
export type TargetChoice =
  | { readonly kind: 'NUMBERS' }
  | { readonly kind: 'SELF' }
  /** A foe of the packs, for its numbers. */
  | { readonly kind: 'FOE'; readonly name: string }
  | {
      readonly kind: 'MEMBER';
      /** The key of the encounter. */
      readonly encounter: string;
      readonly member: MemberIdentity;
      readonly name: string;
    }
  /** A member of the fight that the game master of the table has released. */
  | { readonly kind: 'RELEASED'; readonly group: string; readonly member: number; readonly name: string }
  /** A character of the party of the encounter. */
  | { readonly kind: 'CHARACTER'; readonly key: string; readonly name: string };

/** A hit or a healing that was applied to a target. */
export interface AppliedHit {
  /** The id of the roll. */
  readonly roll: number;
  readonly target: TargetChoice;
  /** What changed. */
  readonly text: string;
  readonly document: 'character' | 'encounter';
  /** Identifies the step in the undo history of that document. */
  readonly step: object;
  /** The id of the proposal to the device that plays the character. */
  readonly offer?: string | undefined;
  /** A step that is dropped from that history is not undone: the hit stays applied. */
  readonly isUndone?: boolean;
}

/** The targets of a character's actions. They persist while the user visits other pages. */
export interface TargetState {
  /** The name of the character. */
  readonly owner: string;
  /** Of attacks and hindrances. */
  readonly choice: TargetChoice;
  /** Of healing. */
  readonly healed: TargetChoice;
  /** By the key of what they were typed for: the members of a group share them. */
  readonly typed: ReadonlyMap<string, TypedNumbers>;
  /** The newest first. */
  readonly applied: readonly AppliedHit[];
  /** What is being applied to characters that other windows may have open, by `hitKey`. */
  readonly applying: ReadonlySet<string>;
}

/** Which target: healing has one of its own, so that a foe is not healed by mistake. */
export type TargetField = 'choice' | 'healed';

export type Targets = StoreApi<TargetState>;

export const NO_TARGET: TargetChoice = { kind: 'NUMBERS' };

const newState = (owner: string): TargetState => ({
  owner,
  choice: NO_TARGET,
  healed: { kind: 'SELF' },
  typed: new Map(),
  applied: [],
  applying: new Set(),
});

export const createTargets = (): Targets => createStore(() => newState(''));

/** The state of this character; a new one if the current one belongs to another character. */
export function targetStateOf(state: TargetState, owner: string): TargetState {
  return state.owner === owner ? state : newState(owner);
}

/** Identifies a target. */
export function targetKey(choice: TargetChoice): string {
  switch (choice.kind) {
    case 'NUMBERS':
    case 'SELF':
      return choice.kind;
    case 'FOE':
      return `FOE ${choice.name}`;
    case 'CHARACTER':
      return `CHARACTER ${choice.key}`;
    case 'RELEASED':
      return `RELEASED ${choice.member} ${choice.group}`;
    case 'MEMBER':
      return `MEMBER ${choice.member.id} ${JSON.stringify([choice.member.group, choice.encounter])}`;
  }
}

/** What the keys of the groups of an encounter begin with. */
const groupsOf = (encounter: string) => `GROUP ${JSON.stringify(encounter)} `;

/** Identifies what numbers are typed for: the members of a group are alike. */
export function typedKey(choice: TargetChoice): string {
  if (choice.kind === 'RELEASED') return `RELEASED ${choice.group}`;
  return choice.kind === 'MEMBER' ? groupsOf(choice.encounter) + choice.member.group : targetKey(choice);
}

/** Identifies what a roll does to a target. */
export const hitKey = (choice: TargetChoice, roll: number): string => `${roll} ${targetKey(choice)}`;

/** What this roll did to the target, unless it was undone. */
export function appliedTo(
  { applied }: TargetState,
  choice: TargetChoice,
  roll: number,
): AppliedHit | undefined {
  const key = targetKey(choice);
  return applied.find((hit) => hit.roll === roll && !hit.isUndone && targetKey(hit.target) === key);
}

/** Marks applied hits as undone or redone along with the steps of a document, whatever takes these. */
export function followSteps<Doc>(
  targets: Targets,
  document: AppliedHit['document'],
  history: Pick<StoreApi<UndoHistory<Doc>>, 'subscribe'>,
): void {
  const find = (entries: readonly HistoryEntry<Doc>[], step: object) =>
    entries.find((entry) => stepOf(entry) === step);
  history.subscribe((now, before) => {
    const { applied } = targets.getState();
    if (applied.length === 0 || now.undoable === before.undoable) return;
    const followed = applied.map((hit): AppliedHit => {
      const [was, is] = [find(before.undoable, hit.step), find(now.undoable, hit.step)];
      if (hit.document !== document || (was === undefined) === (is === undefined)) return hit;
      // The step of a character is dropped here where its own screens take it back.
      const isTakenBack = find(now.redoable, hit.step) !== undefined || was?.linked?.fits('redo') === true;
      return { ...hit, isUndone: is === undefined && isTakenBack };
    });
    targets.setState({ applied: followed });
  });
}

/** Members of an encounter stay chosen under its new key, with what was typed for them and done to them. */
export function moveTargets(targets: Targets, from: string, to: string): void {
  const moved = (choice: TargetChoice): TargetChoice =>
    choice.kind === 'MEMBER' && choice.encounter === from ? { ...choice, encounter: to } : choice;
  targets.setState(({ choice, healed, typed, applied }) => ({
    choice: moved(choice),
    healed: moved(healed),
    typed: new Map(
      [...typed].map(([key, numbers]) => [
        key.startsWith(groupsOf(from)) ? key.replace(groupsOf(from), () => groupsOf(to)) : key,
        numbers,
      ]),
    ),
    applied: applied.map((hit) => ({ ...hit, target: moved(hit.target) })),
  }));
}

/** Forgets a hit that was proposed and not taken: it can be applied again. */
export function forgetOffer(targets: Targets, offer: string): void {
  targets.setState(({ applied }) => ({ applied: applied.filter((hit) => hit.offer !== offer) }));
}

/** Forgets what was done to the members of an encounter that another one has replaced. */
export function forgetHits(targets: Targets, encounter: string): void {
  targets.setState(({ applied }) => ({
    applied: applied.filter(({ target }) => target.kind !== 'MEMBER' || target.encounter !== encounter),
  }));
}
