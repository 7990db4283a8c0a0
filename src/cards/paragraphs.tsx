/** A description, one paragraph a string. */
export function Paragraphs({ text }: { text: readonly string[] }) {
  return text.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never reorder, and two may be alike
    <p key={index} dir="auto" data-searchable="Description">
      {paragraph}
    </p>
  ));
}
