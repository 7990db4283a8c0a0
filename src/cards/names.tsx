/** Names in a row, each isolated from the text around it. */
export function Names({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders, and a pack may name a thing twice
    <span key={index}>
      {index > 0 ? ', ' : ''}
      <bdi data-searchable>{name}</bdi>
    </span>
  ));
}
