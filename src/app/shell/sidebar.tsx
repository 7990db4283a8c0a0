import { useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import { useIfCreated } from '../../state/use-game.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { characterLinks, NAVIGATION_SECTIONS, type NavigationSection } from '../navigation.ts';
import { VERSION_LABEL } from '../version.ts';
import styles from './sidebar.module.css';

const [ShortcutsDialog] = onDemand(() =>
  import('./shortcuts/shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
);

interface SidebarProps {
  isOpen: boolean;
  onChoose: () => void;
  onDismiss: () => void;
}

/**
 * Whether the sidebar covers the page, and with it the focused element. Same width as in
 * `sidebar.module.css`.
 */
const coversPage = () => !window.matchMedia('(min-width: 62.25em)').matches;

/**
 * The links to every screen. On narrow screens it covers the page; choosing a link, or moving the focus out,
 * closes it.
 */
export function Sidebar({ isOpen, onChoose, onDismiss }: SidebarProps) {
  const name = useIfCreated(
    ({ loaded }) => loaded.store,
    ({ character }) => character?.sheet.name,
  );
  const list = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  const [listsShortcuts, setListsShortcuts] = useState(false);

  useEffect(() => {
    if (isOpen && !wasOpen.current) list.current?.querySelector('a')?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onDismiss();
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [isOpen, onDismiss]);

  return (
    <>
      {isOpen ? <div className={styles.backdrop} aria-hidden="true" onClick={onDismiss} /> : null}
      <nav
        ref={list}
        className={styles.sidebar}
        id="sidebar"
        aria-label="Sections"
        hidden={!isOpen}
        onBlur={({ relatedTarget }) => {
          if (coversPage() && relatedTarget?.closest('main, footer')) onChoose();
        }}
      >
        {NAVIGATION_SECTIONS.map((section) => (
          <Section key={section.title} section={section} onChoose={onChoose}>
            {section.title === 'Character' && name !== undefined ? (
              <div className={styles.character}>
                <p className={styles.name}>
                  <bdi>{name}</bdi>
                </p>
                <Links links={characterLinks(name)} label={name} onChoose={onChoose} />
              </div>
            ) : null}
          </Section>
        ))}
        <button
          type="button"
          className={styles.link}
          aria-haspopup="dialog"
          onClick={() => {
            setListsShortcuts(true);
            if (coversPage()) onChoose();
          }}
        >
          Keyboard Shortcuts
        </button>
        <p className={styles.version}>Version {VERSION_LABEL}</p>
      </nav>
      {listsShortcuts ? <ShortcutsDialog onClose={() => setListsShortcuts(false)} /> : null}
    </>
  );
}

function Section({
  section,
  onChoose,
  children,
}: {
  section: NavigationSection;
  onChoose: () => void;
  children: React.ReactNode;
}) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{section.title}</h2>
      {children}
      <Links links={section.links} label={section.title} onChoose={onChoose} />
    </section>
  );
}

function Links({
  links,
  label,
  onChoose,
}: {
  links: NavigationSection['links'];
  label: string;
  onChoose: () => void;
}) {
  return (
    <ul className={styles.links} aria-label={label}>
      {links.map((link) => (
        <li key={link.to}>
          <NavLink className={styles.link ?? ''} to={link.to} end onClick={onChoose}>
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
