import type { Message } from '../../core/lib/wording.ts';

/** What a store announces once a change is made. */
export interface Announcement {
  /** For the live region of the screen. */
  readonly live?: string;
  /** For the notices. */
  readonly success?: Message;
}

/** What a pure transition makes of a document. */
export type Outcome<Doc> =
  | { readonly kind: 'changed'; readonly fields: Partial<Doc>; readonly announcement?: Announcement }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: Message };

export const UNCHANGED = { kind: 'unchanged' } as const;
