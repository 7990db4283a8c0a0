/** What is remembered of the sidebar. */
export const SIDEBAR = 'sidebarOpen';

/**
 * Whether the sidebar stands open when the page is loaded: not where it would cover the page
 * (`sidebar.module.css`).
 * @param remembered what is stored of it
 */
export const isSidebarOpen = (remembered: unknown): boolean =>
  remembered === true && matchMedia('(min-width: 62.25em)').matches;
