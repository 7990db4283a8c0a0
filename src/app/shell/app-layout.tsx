import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, Outlet } from 'react-router';
import { idle } from '../../platform/when-idle.ts';
import {
  useApplication,
  useCreatedGame,
  useNotices,
  useShell,
  useStorageStatus,
} from '../../state/use-shell.ts';
import { Wordmark } from '../../ui/brand/wordmark.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { isKeptFormFocused } from '../first-paint/kept-shell.tsx';
import { paths } from '../paths.ts';
import { ScrollRestoration, useScreen } from '../router/screens.tsx';
import { VERSION_LABEL } from '../version.ts';
import styles from './app-layout.module.css';
import { LaterSidebar } from './later-sidebar.ts';
import { isSidebarOpen, SIDEBAR } from './open-sidebar.ts';
import { holdTyping } from './search/typed-ahead.ts';

/**
 * Parts of the shell that a first visit does not need: they are fetched after the first screen, or when
 * needed.
 */
const [Notices] = onDemand(() => import('./notices.tsx').then((module) => module.NoticeList));
const [Keepers] = onDemand(() => import('./keepers.tsx').then((module) => module.Keepers));
const [SearchDialog] = onDemand(() =>
  import('./search/search-dialog.tsx').then((module) => module.SearchDialog),
);
const [StorageNotices] = onDemand(() =>
  import('./storage-notices.tsx').then((module) => module.StorageNotices),
);

/** The icons of the first load: drawn here, they need no icon library. */
const icon = (path: string) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
const MENU_ICON = icon('M4 5h16M4 12h16M4 19h16');
const SEARCH_ICON = icon('m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0');
/** Says `Saved` until the code of the tools is there: nothing has been changed by then. */
const SAVED = <span className={styles.saved}>{icon('m4 12.5 5.5 5L20 6.5')}</span>;

const [Tools] = onDemand(() => import('./tools.tsx').then((module) => module.Tools), SAVED);

/** The layout of every screen: top bar, sidebar, the screen itself, footer, and the notices. */
export function AppLayout() {
  // It renders rarely, and the code that memoises it would weigh on the first load.
  'use no memo';
  const { storage } = useShell();
  const [hasSidebar, setSidebar] = useState(() => isSidebarOpen(storage.remembered.read(SIDEBAR)));
  const [isSearching, setSearching] = useState(false);
  // Follows one render after the sidebar, since laying out the page takes longer.
  const makesRoom = useDeferredValue(hasSidebar);
  const toggle = useRef<HTMLButtonElement>(null);
  useHeadingFocus();
  const isSettled = useSettled();
  const hasNotices = useNotices().length > 0;
  const hasStorageNotice = useStorageStatus(
    ({ saving, modeMessage, notices }) =>
      saving === 'failed' || modeMessage !== undefined || notices.length > 0,
  );

  const showSidebar = (isOpen: boolean) => {
    setSidebar(isOpen);
    storage.remembered.write(SIDEBAR, isOpen);
  };

  const search = () => {
    if (!isSearching) holdTyping();
    setSearching(true);
  };

  return (
    <div className={styles.shell} data-sidebar={makesRoom || undefined}>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <header className={styles.bar}>
        <IconButton
          ref={toggle}
          label="Toggle sidebar"
          icon={MENU_ICON}
          aria-expanded={hasSidebar}
          aria-controls="sidebar"
          onClick={() => showSidebar(!hasSidebar)}
        />
        <Link className={styles.brand} to={paths.home}>
          <Wordmark />
        </Link>
        <span className={styles.version}>{VERSION_LABEL}</span>
        <div className={styles.tools}>
          {isSettled || hasStorageNotice ? <Tools onSearch={search} /> : SAVED}
          <IconButton
            label="Search"
            tooltip="Search (Ctrl+K)"
            icon={SEARCH_ICON}
            aria-keyshortcuts="Control+K Meta+K"
            aria-haspopup="dialog"
            onClick={search}
          />
          {isSearching ? <SearchDialog onClose={() => setSearching(false)} /> : null}
        </div>
      </header>
      <LaterSidebar
        isOpen={hasSidebar}
        onChoose={() => showSidebar(false)}
        onDismiss={() => {
          showSidebar(false);
          toggle.current?.focus({ preventScroll: true });
        }}
      />
      <div className={styles.column}>
        {hasStorageNotice ? <StorageNotices /> : null}
        <main className={styles.main} id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <footer className={styles.footer}>
          <p>© 2026 The Tabard authors. Everything you make stays in this browser.</p>
        </footer>
      </div>
      {isSettled || hasNotices ? <Notices /> : null}
      <ScrollRestoration />
      <Keepers />
    </div>
  );
}

const SETTLED_AFTER_MS = 1200;

/** Whether the first screen has had time to show. Then the game is created in advance for the next screen. */
function useSettled(): boolean {
  'use no memo';
  const { openGame } = useApplication();
  const isGameCreated = useCreatedGame() !== undefined;
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setOver(true);
      // The next screen that needs the game tries again, and shows the error if that fails.
      idle()
        .then(openGame)
        .then(async ({ gameData }) => {
          await idle();
          await gameData.ensureLoaded();
        })
        .catch(() => undefined);
    }, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [openGame]);
  return isOver || isGameCreated;
}

/**
 * Moves the focus to the heading of a new screen, so that it is announced, immediately or when the screen has
 * loaded. On the first screen the focus stays, and so it does in a form that the user has got before the app.
 */
function useHeadingFocus(): void {
  'use no memo';
  const screen = useScreen();
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    if (isKeptFormFocused()) return;
    const focusHeading = (): boolean => {
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.focus({ preventScroll: true });
      return heading !== null;
    };
    if (focusHeading()) return;
    const observer = new MutationObserver(() => {
      // Leaves the focus where the user has moved it meanwhile.
      if (document.activeElement !== document.body || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [screen]);
}
