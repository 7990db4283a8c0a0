import { createStore, type StoreApi } from 'zustand/vanilla';
import { identityKey, type MemberIdentity } from '../../core/encounter/members.ts';
import { type CombatRecord, NO_COMBAT } from '../combat/combat-record.ts';
import { type CombatView, NO_VIEW } from '../combat/combat-view.ts';
import { createTargets, moveTargets, type Targets } from '../play/target-state.ts';

/** The numbers that were typed for the attacks of a group whose foe is unknown. */
export interface TypedAttack {
  readonly dice: number;
  readonly power: number;
}

interface FoeTurnsState {
  /** The key of the encounter. */
  readonly owner: string;
  /** Drafts and rolls of the members. */
  readonly records: ReadonlyMap<string, CombatRecord>;
  /** By the key of the group. */
  readonly attacks: ReadonlyMap<string, TypedAttack>;
}

/** What this tab has of the turns of foes besides the encounter. None of it is stored. */
export interface FoeTurns {
  readonly store: StoreApi<FoeTurnsState>;
  /** All foes of an encounter share their target. */
  readonly targets: Targets;
  readonly view: StoreApi<CombatView>;
}

const newState = (owner: string): FoeTurnsState => ({ owner, records: new Map(), attacks: new Map() });

export function createFoeTurns(): FoeTurns {
  return {
    store: createStore(() => newState('')),
    targets: createTargets(),
    view: createStore(() => NO_VIEW),
  };
}

/** The state of this encounter; a new one if the current one belongs to another. */
export function foeTurnsOf(state: FoeTurnsState, owner: string): FoeTurnsState {
  return state.owner === owner ? state : newState(owner);
}

/** Forgets the turns of an encounter that is gone: another one may have its name, or get it. */
export function forgetTurns({ store, targets }: FoeTurns, owner: string): void {
  if (store.getState().owner === owner) store.setState(newState(''));
  if (targets.getState().owner === owner) targets.setState(targets.getInitialState());
}

/** Forgets the rolls of a fight that is over, with what they did; typed numbers and the target stay. */
export function forgetRolls({ store, targets }: FoeTurns, owner: string): void {
  if (store.getState().owner === owner) store.setState({ records: new Map() });
  // Ids of rolls start again from the first.
  if (targets.getState().owner === owner) targets.setState({ applied: [] });
}

/** The turns of an encounter go along with its new key. */
export function moveTurns({ store, targets }: FoeTurns, from: string, to: string): void {
  if (store.getState().owner === from) store.setState({ owner: to });
  if (targets.getState().owner !== from) return;
  targets.setState({ owner: to });
  moveTargets(targets, from, to);
}

/** The drafts and rolls of a member. */
export function recordOf({ records }: FoeTurnsState, member: MemberIdentity): CombatRecord {
  return records.get(identityKey(member)) ?? NO_COMBAT;
}

/** The id of the roll that was made last. Ids are unique among the members, who share the applied hits. */
export function lastRollId({ records }: FoeTurnsState): number {
  return Math.max(0, ...[...records.values()].map(({ rolls: [last] }) => last?.id ?? 0));
}

/** Changes the record of a member. */
export function changeRecord(
  { store }: Pick<FoeTurns, 'store'>,
  owner: string,
  member: MemberIdentity,
  fields: Partial<CombatRecord>,
): void {
  const state = foeTurnsOf(store.getState(), owner);
  const record = { ...recordOf(state, member), ...fields };
  store.setState({ ...state, records: new Map(state.records).set(identityKey(member), record) });
}

/** Types the numbers of the attacks of a group. */
export function changeAttack(
  { store }: Pick<FoeTurns, 'store'>,
  owner: string,
  group: string,
  attack: TypedAttack,
): void {
  const state = foeTurnsOf(store.getState(), owner);
  store.setState({ ...state, attacks: new Map(state.attacks).set(group, attack) });
}
