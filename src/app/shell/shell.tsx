import { Menu } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, Outlet, ScrollRestoration, useMatches } from 'react-router';
import { useApplication } from '../../state/use-application.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { paths } from '../paths.ts';
import { VERSION_LABEL } from '../version.ts';
import { LoadingGate } from './loading-gate.tsx';
import { Notices } from './notices.tsx';
import { SaveState } from './save-state.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { StorageNotices } from './storage-notices.tsx';
import { UndoButtons } from './undo-buttons.tsx';

const SIDEBAR = 'sidebarOpen';

/** What stands around every screen: top bar, sidebar, the screen itself, footer, and the notices. */
export function Shell() {
  const { storage } = useApplication();
  const [isSidebarOpen, setSidebarOpen] = useState(() => storage.remembered.read(SIDEBAR) === true);
  const toggle = useRef<HTMLButtonElement>(null);
  useHeadingFocus();
  useGameDataWhenIdle();

  const showSidebar = (isOpen: boolean) => {
    setSidebarOpen(isOpen);
    storage.remembered.write(SIDEBAR, isOpen);
  };

  return (
    <div className={styles.shell} data-sidebar={isSidebarOpen || undefined}>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <header className={styles.bar}>
        <IconButton
          ref={toggle}
          label="Toggle sidebar"
          icon={<Menu aria-hidden="true" />}
          aria-expanded={isSidebarOpen}
          aria-controls="sidebar"
          onClick={() => showSidebar(!isSidebarOpen)}
        />
        <Link className={styles.brand} to={paths.home}>
          <Wordmark />
        </Link>
        <span className={styles.version}>{VERSION_LABEL}</span>
        <div className={styles.tools}>
          <SaveState />
          <UndoButtons />
        </div>
      </header>
      <Sidebar
        isOpen={isSidebarOpen}
        onChoose={() => showSidebar(false)}
        onDismiss={() => {
          showSidebar(false);
          toggle.current?.focus();
        }}
      />
      <div className={styles.column}>
        <StorageNotices />
        <main className={styles.main} id="main" tabIndex={-1}>
          <LoadingGate>
            <Outlet />
          </LoadingGate>
        </main>
        <footer className={styles.footer}>
          <p>© 2026 The Tabard authors. Everything you make stays in this browser.</p>
        </footer>
      </div>
      <Notices />
      <ScrollRestoration />
    </div>
  );
}

const IDLE_AFTER_MS = 1200;

/** Reads the packs once the first screen stands, so that the next one need not wait for them. */
function useGameDataWhenIdle(): void {
  const { gameData } = useApplication();
  useEffect(() => {
    const timer = setTimeout(() => void gameData.makeReady(), IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [gameData]);
}

/** After a change of screen the focus goes to its heading, so that it is announced. The first screen keeps the page's focus. */
function useHeadingFocus(): void {
  const screen = useMatches().at(-1)?.id;
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [screen]);
}
