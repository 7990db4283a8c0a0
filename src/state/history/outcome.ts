import type { Message } from '../../core/lib/wording.ts';

/** A store's announcement after a change. */
export interface StepAnnouncement {
  /** For the live region of the screen. */
  readonly live?: string;
  /** For the notices. */
  readonly success?: Message;
}

/** The outcome of a pure transition. */
export type Outcome<Doc> =
  | { readonly kind: 'changed'; readonly fields: Partial<Doc>; readonly announcement?: StepAnnouncement }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: Message };

export const UNCHANGED = { kind: 'unchanged' } as const;
