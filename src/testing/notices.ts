import { wordingText } from '../core/lib/wording.ts';
import type { AppNotice, Notices } from '../state/notices.ts';

/** The texts of the notices that are shown, the first one first: all, or those of one kind. */
export function noticeTexts(
  { notices }: { readonly notices: Pick<Notices, 'store'> },
  kind?: AppNotice['kind'],
): readonly string[] {
  const shown = notices.store.getState();
  const chosen = kind === undefined ? shown : shown.filter((each) => each.kind === kind);
  return chosen.map(({ text }) => wordingText(text));
}

/** What the polite live regions of the page say. */
export function statusTexts(): readonly (string | null)[] {
  return [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
}
