import type { Proposal } from '../../core/table/table-document.ts';
import type { HostState } from './table-state.ts';

export interface ProposedHit {
  readonly id: string;
  /** The character of its seat. */
  readonly who: string;
  readonly proposal: Proposal;
}

/** The hits of all seats that wait for the game master. */
export function proposedHits({ seats }: Pick<HostState, 'seats'>): readonly ProposedHit[] {
  return seats.flatMap(({ figures, proposals }) =>
    proposals.map((proposal) => ({ id: proposal.id, who: figures?.name ?? 'A player', proposal })),
  );
}
