import { Backpack, ChartNoAxesColumn, ScrollText, Sparkles, Swords } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { NamedCoat } from '../../library/named-coat.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { paths } from '../paths.ts';
import styles from './character-header.module.css';

const [ArmsDialog] = onDemand(() => import('./arms-dialog.tsx').then((module) => module.ArmsDialog));

/** The screens of a character that are used most. Rule: docs/rules/screens.md#character-screens. */
const LINKS = [
  { label: 'Sheet', segment: '', icon: ScrollText, to: paths.sheet },
  { label: 'Combat', segment: 'combat', icon: Swords, to: paths.combat },
  { label: 'Items', segment: 'items', icon: Backpack, to: (name: string) => paths.items(name, 'add') },
  { label: 'Talents', segment: 'talents', icon: Sparkles, to: (name: string) => paths.talents(name, 'add') },
  { label: 'Skills', segment: 'skills', icon: ChartNoAxesColumn, to: paths.skills },
] as const;

interface CharacterHeaderProps {
  name: string;
  /** Buttons of the screen. */
  actions?: ReactNode;
  /** The heading. */
  children: ReactNode;
}

/** The coat of arms, the name and the heading of a screen of a character, and the links between its screens. */
export function CharacterHeader({ name, actions, children }: CharacterHeaderProps) {
  const current = /\/character\/id\/[^/]+\/?([^/]*)/iu.exec(useLocation().pathname)?.[1];
  const [isChoosing, setChoosing] = useState(false);
  useBottomBar();
  return (
    <header className={styles.header}>
      <Tooltip text="Change Coat of Arms">
        <button
          type="button"
          className={styles.coat}
          aria-label="Change Coat of Arms"
          onClick={() => setChoosing(true)}
        >
          <NamedCoat name={name} size="medium" />
        </button>
      </Tooltip>
      <div className={styles.words}>
        {current === '' ? null : (
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
        )}
        <h1 className={styles.title} tabIndex={-1}>
          {children}
        </h1>
      </div>
      {actions}
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
      {isChoosing ? <ArmsDialog name={name} onClose={() => setChoosing(false)} /> : null}
    </header>
  );
}

/** Leaves room at the bottom edge for the links: see `--bottom-bar` in tokens.css. */
function useBottomBar(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.bottomBar = '';
    return () => {
      delete dataset.bottomBar;
    };
  }, []);
}
