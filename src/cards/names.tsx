import { Fragment } from 'react';
import type { GlossaryField } from '../core/game-data/search.ts';

interface NamesProps {
  names: readonly string[];
  /** The searchable field that these names belong to, if any. */
  field?: GlossaryField | undefined;
}

/** Names in a row, each isolated from the text around it. */
export function Names({ names, field }: NamesProps) {
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders, and a pack may name a thing twice
    <Fragment key={index}>
      {index > 0 ? ', ' : null}
      <bdi data-searchable={field}>{name}</bdi>
    </Fragment>
  ));
}
