import type { ReactNode } from 'react';
import { ResourceMark } from '../../cards/resource-mark.tsx';
import { NamedText } from '../../cards/terms/named-text.tsx';
import { useWords } from '../../cards/terms/use-words.ts';
import { signed } from '../../core/lib/signed.ts';
import type { RoundLine } from '../../core/play/rules/round-lines.ts';
import { AmountRow } from './amount-row.tsx';
import styles from './round-line-row.module.css';

interface RoundLineRowProps {
  line: RoundLine;
  /** Whom it changes, in words and as text; without them the character. */
  who?: { readonly words: ReactNode; readonly text: string } | undefined;
  amount: number;
  onChange: (amount: number) => void;
}

/** A line of the end of a round, with its reason and an amount that may be changed. */
export function RoundLineRow({ line, who, amount, onChange }: RoundLineRowProps) {
  const isLoss = line.amount.total < 0;
  const name = useWords()(line.resource);
  return (
    <AmountRow
      title={
        <>
          {who === undefined ? null : <span>{who.words}:</span>}{' '}
          <span>
            <bdi>
              <NamedText text={line.name} />
            </bdi>
            :
          </span>
          <span className={styles.bar}>
            <ResourceMark resource={line.resource} /> {name} {isLoss ? 'loses' : 'gains'}
          </span>
        </>
      }
      note={<Reason line={line} />}
      label={`${name} ${isLoss ? 'lost' : 'gained'}, ${line.name}${who === undefined ? '' : `, ${who.text}`}`}
      amount={amount}
      onChange={onChange}
    />
  );
}

/** What the amount consists of, and which bar pays what is missing. */
function Reason({ line: { name, amount, overflow, resource } }: { line: RoundLine }) {
  const word = useWords();
  const changes = amount.parts.filter((part) => part.amount !== 0);
  // A single source with the name of the line would only repeat it.
  const parts = changes.length === 1 && changes[0]?.source === name ? [] : changes;
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sources may share a name, and the list never reorders
        <span key={index}>
          {index > 0 ? ', ' : null}
          <bdi>{part.source}</bdi>: {signed(part.amount)}
        </span>
      ))}
      {overflow === undefined
        ? null
        : `${parts.length > 0 ? '. ' : ''}${word(overflow)} pays what ${word(resource)} cannot.`}
    </>
  );
}
