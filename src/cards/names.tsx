import { Fragment } from 'react';
import type { InventoryItem } from '../core/character/sheet/sheet.ts';
import type { GlossaryField } from '../core/game-data/search.ts';
import { Term } from './terms/term.tsx';
import { type TermKind, type TermReference, termInText } from './terms/term-reference.ts';
import { useTerms } from './terms/terms-context.ts';

interface NamesProps {
  names: readonly string[];
  /** The searchable field that these names belong to, if any. */
  field?: GlossaryField | undefined;
  /** What they name: each opens its card. `any`: whatever entry has that name. */
  kind?: TermKind | 'any' | undefined;
  /** Items that may be among them by their own name: each opens the card of its template. */
  items?: readonly InventoryItem[] | undefined;
}

/** Names, separated by commas, each isolated from the text around it. */
export function Names({ names, field, kind, items }: NamesProps) {
  const gameData = useTerms()?.gameData;
  return names.map((name, index) => {
    const own = items?.find((item) => item.name === name);
    const named = kind === 'any' ? gameData && termInText(gameData, name) : kind && { kind, name };
    const term: TermReference | undefined = own ? { kind: 'item', name: own.template } : named;
    const shown = <bdi data-searchable={field}>{name}</bdi>;
    const comma = index < names.length - 1 ? ',' : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders, and a pack may list a name twice
      <Fragment key={index}>
        {index > 0 ? ' ' : null}
        {term ? (
          <Term {...term} closing={comma}>
            {shown}
          </Term>
        ) : (
          <>
            {shown}
            {comma}
          </>
        )}
      </Fragment>
    );
  });
}
