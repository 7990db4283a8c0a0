import { Fragment } from 'react';
import type { GlossaryField } from '../core/game-data/search.ts';
import { Term } from './terms/term.tsx';
import type { TermKind } from './terms/term-reference.ts';

interface NamesProps {
  names: readonly string[];
  /** The searchable field that these names belong to, if any. */
  field?: GlossaryField | undefined;
  /** What they name: each opens its card. */
  kind?: TermKind | undefined;
}

/** Names, separated by commas, each isolated from the text around it. */
export function Names({ names, field, kind }: NamesProps) {
  return names.map((name, index) => {
    const shown = <bdi data-searchable={field}>{name}</bdi>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders, and a pack may list a name twice
      <Fragment key={index}>
        {index > 0 ? ', ' : null}
        {kind ? (
          <Term kind={kind} name={name}>
            {shown}
          </Term>
        ) : (
          shown
        )}
      </Fragment>
    );
  });
}
