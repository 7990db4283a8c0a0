import { useLiveMessage } from '../../state/use-live-message.ts';

/** What to do where a link is not copied. */
export const SELECT_LINK = 'Select the link and copy it.';

/** Copies texts, and says whether that worked. */
export function useCopy() {
  const [message, say] = useLiveMessage();
  /** @param instead what to do where the browser does not allow it */
  const copy = async (text: string, instead: string) => {
    try {
      await navigator.clipboard.writeText(text);
      say('Copied.');
    } catch {
      say(`Not copied: the browser did not allow it. ${instead}`);
    }
  };
  return { message, say, copy };
}
