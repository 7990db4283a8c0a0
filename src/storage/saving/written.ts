import type { StorageProblem } from '../api.ts';
import type { CollectionState } from '../context/collection-state.ts';

/** Where later values of a record belong. */
export interface Moved {
  readonly key: string;
  readonly rename: (value: unknown) => unknown;
}

/** The outcome of writing one value. */
export type Written =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved'; readonly problem: StorageProblem }
  | { readonly kind: 'exists' }
  /** Changes that were made while the value was written belong to the conflict copy under `key`. */
  | ({ readonly kind: 'kept-both'; readonly keptAs: string } & Moved);

export interface WriteRequest {
  readonly collection: CollectionState;
  readonly key: string;
  readonly value: unknown;
  readonly onlyIfFree: boolean;
  /** Whether a later value of the record is waiting. */
  readonly overtaken: () => boolean;
}
