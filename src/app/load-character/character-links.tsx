import { Backpack, ChartNoAxesColumn, ScrollText, Sparkles, Swords } from 'lucide-react';
import { Link, useLocation } from 'react-router';
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

/** The links between a character's screens. */
export function CharacterLinks({ name }: { name: string }) {
  const current = characterScreen(useLocation().pathname);
  return (
    <nav className={styles.nav} aria-label="Character screens">
      <ul className={styles.links}>
        {LINKS.map(({ label, segment, icon: Icon, to }) => (
          <li key={label}>
            <Link
              className={styles.link}
              to={to(name)}
              aria-current={current === segment ? 'page' : undefined}
            >
              <Icon className={styles.icon} aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
