import { BAR_TABLE, BARS } from '../../core/rules/bars.ts';
import styles from './character-frame.module.css';
import type { MirroredCharacter } from './choose-shell.ts';

/**
 * A character's screen while the game loads: the name and the current value of each bar. It has no heading,
 * since the screen brings one.
 * Rule: docs/rules/screens.md#before-the-app-has-started.
 */
export function CharacterFrame({ name, figures, words }: MirroredCharacter) {
  const known = BARS.map((bar) => BAR_TABLE[bar]).filter(({ field }) => figures[field] !== undefined);
  return (
    <>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <dl className={styles.figures}>
        {known.map((bar) => (
          <div key={bar.field} className={styles.figure}>
            <dt>{words[bar.field] ?? bar.name}</dt>
            <dd data-figure={bar.field}>{figures[bar.field]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
