import { WordingText } from '../../../../cards/wording-text.tsx';
import { type Keys, useLive } from '../session/editor-session.ts';

/** What an entry of a list says, in the words that players read; its name where it has none. */
export function NodeHeading({ keys, name }: { keys: Keys; name: string }) {
  const told = useLive().sentence(keys);
  return <b>{told ? <WordingText wording={told} /> : name}</b>;
}
