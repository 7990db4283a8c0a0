import { Fragment } from 'react';
import type { GlossaryField } from '../core/game-data/search.ts';

interface NamesProps {
  names: readonly string[];
  /** The searchable field that these names belong to, if any. */
  field?: GlossaryField | undefined;
}

/** Names, separated by commas, each isolated from the text around it. */
export function Names({ names, field }: NamesProps) {
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders, and a pack may list a name twice
    <Fragment key={index}>
      {index > 0 ? ', ' : null}
      <bdi data-searchable={field}>{name}</bdi>
    </Fragment>
  ));
}
