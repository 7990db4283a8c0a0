import { Backpack, ChartNoAxesColumn, ScrollText, Sparkles, Swords } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useIfCreated } from '../../state/use-game.ts';
import { characterScreen, paths } from '../paths.ts';
import styles from './character-header.module.css';

/** The screens of a character that are used most. Rule: docs/rules/screens.md#character-screens. */
const LINKS = [
  { label: 'Sheet', segment: '', icon: ScrollText, to: paths.sheet },
  { label: 'Combat', segment: 'combat', icon: Swords, to: paths.combat },
  { label: 'Items', segment: 'items', icon: Backpack, to: (name: string) => paths.items(name, 'add') },
  { label: 'Talents', segment: 'talents', icon: Sparkles, to: (name: string) => paths.talents(name, 'add') },
  { label: 'Skills', segment: 'skills', icon: ChartNoAxesColumn, to: paths.skills },
] as const;

/**
 * The links between a character's screens. That to combat has a mark while the game master waits for an
 * answer there.
 */
export function CharacterLinks({ name }: { name: string }) {
  const waitsId = useId();
  const isAsked = useIfCreated(
    ({ tableStore }) => tableStore,
    (table) => table.role === 'PLAYER' && table.offers.length > 0,
  );
  const current = characterScreen(useLocation().pathname);
  return (
    <nav className={styles.nav} aria-label="Character screens">
      <ul className={styles.links}>
        {LINKS.map(({ label, segment, icon: Icon, to }) => {
          const isMarked = isAsked && segment === 'combat';
          return (
            <li key={label}>
              <Link
                className={styles.link}
                to={to(name)}
                aria-current={current === segment ? 'page' : undefined}
                aria-describedby={isMarked ? waitsId : undefined}
              >
                <Icon className={styles.icon} aria-hidden="true" />
                {label}
                {isMarked ? <span className={styles.mark} /> : null}
              </Link>
              {isMarked ? (
                <span id={waitsId} hidden>
                  The game master waits for your answer.
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
