import type { Sidebar } from './sidebar.tsx';

/** What is remembered of the sidebar. */
export const SIDEBAR = 'sidebarOpen';

/**
 * Whether the sidebar stands open when the page is loaded: not where it would cover the page (`sidebar.module.css`).
 * @param remembered what is stored of it
 */
export const isSidebarOpen = (remembered: unknown): boolean =>
  remembered === true && matchMedia('(min-width: 62.25em)').matches;

let component: typeof Sidebar | undefined;

/** The code of the sidebar, which comes after the first screen unless the page shows the sidebar from its start. */
export async function fetchSidebar(): Promise<typeof Sidebar> {
  component ??= (await import('./sidebar.tsx')).Sidebar;
  return component;
}

/** The sidebar, where its code is there. */
export const fetchedSidebar = () => component;
