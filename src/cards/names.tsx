import { Highlight } from '../ui/highlight.tsx';

interface NamesProps {
  names: readonly string[];
  queries?: readonly string[] | undefined;
}

/** Names in a row, each isolated from the text around it. */
export function Names({ names, queries = [] }: NamesProps) {
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders, and a pack may name a thing twice
    <span key={index}>
      {index > 0 ? ', ' : ''}
      <bdi>
        <Highlight text={name} queries={queries} />
      </bdi>
    </span>
  ));
}
