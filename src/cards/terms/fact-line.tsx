import { Fragment } from 'react';
import { Dot } from './dot.tsx';
import styles from './fact-line.module.css';

/**
 * Facts in a line, as `+1 Power, −2 Health` or `Health 16 · AP 4`: each keeps its words and a comma after it
 * together as long as a line has room for it, and no line begins or ends with a dot.
 */
export function FactLine({ text }: { text: string }) {
  return text.split(' · ').map((facts, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the facts never reorder, and two may be the same
    <Fragment key={index}>
      {index > 0 ? <Dot /> : null}
      {facts.split(/(?<=,) /).map((fact, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts never reorder, and two may be the same
        <Fragment key={position}>
          {position > 0 ? ' ' : null}
          <span className={styles.whole}>{fact}</span>
        </Fragment>
      ))}
    </Fragment>
  ));
}
