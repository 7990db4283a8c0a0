import type { GlossaryField } from '../../core/game-data/search.ts';
import { Names } from '../names.tsx';
import { NamedText } from '../terms/named-text.tsx';
import { Term } from '../terms/term.tsx';
import { findTerm } from '../terms/term-reference.ts';
import { useTerms } from '../terms/terms-context.ts';
import styles from './given-actions.module.css';

interface GivenActionsProps {
  names: readonly string[];
  /** The searchable field that these names belong to. */
  field: GlossaryField;
}

/** The actions or maneuvers that a talent or an item gives, each with what it does. */
export function GivenActions({ names, field }: GivenActionsProps) {
  const gameData = useTerms()?.gameData;
  if (gameData === undefined) return <Names names={names} field={field} />;
  return (
    <ul>
      {names.map((name, index) => {
        const found = findTerm(gameData, { kind: 'action', name });
        const text = found?.kind === 'action' ? found.entry.description.join(' ') : '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders, and a pack may list a name twice
          <li key={index}>
            <Term kind="action" name={name} closing={text === '' ? undefined : ':'}>
              <bdi data-searchable={field}>{name}</bdi>
            </Term>
            {text === '' ? null : (
              <>
                {' '}
                <span className={styles.text} dir="auto">
                  <NamedText text={text} of={name} />
                </span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
