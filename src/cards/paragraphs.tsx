import { Highlight } from '../ui/highlight.tsx';

interface ParagraphsProps {
  text: readonly string[];
  /** What was searched for, to be marked. */
  queries?: readonly string[] | undefined;
}

/** A description, one paragraph a string. */
export function Paragraphs({ text, queries = [] }: ParagraphsProps) {
  return text.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never reorder, and two may be alike
    <p key={index} dir="auto">
      <Highlight text={paragraph} queries={queries} />
    </p>
  ));
}
