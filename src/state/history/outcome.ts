import type { Message } from '../../core/lib/wording.ts';

/** The outcome of a pure transition. */
export type Outcome<Doc> =
  | {
      readonly kind: 'changed';
      readonly fields: Partial<Doc>;
      /** For the live region of the screen. */
      readonly announcement?: string;
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: Message };

export const UNCHANGED = { kind: 'unchanged' } as const;
