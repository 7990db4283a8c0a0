/** A description with one paragraph per string. */
export function Paragraphs({ text }: { text: readonly string[] }) {
  return text.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never reorder, and two may have the same text
    <p key={index} dir="auto" data-searchable="Description">
      {paragraph}
    </p>
  ));
}
