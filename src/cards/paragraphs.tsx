import { NamedText } from './terms/named-text.tsx';

interface ParagraphsProps {
  text: readonly string[];
  /** The entry that the text describes: its own name opens nothing. */
  of?: string;
}

/** A description with one paragraph per string, in which the names of entries open their cards. */
export function Paragraphs({ text, of }: ParagraphsProps) {
  return text.map((paragraph, index) =>
    paragraph === '' ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never reorder, and two may have the same text
      <p key={index} dir="auto" data-searchable="Description">
        <NamedText text={paragraph} of={of} />
      </p>
    ),
  );
}
