import { onFirstPage } from '../../ui/on-demand.tsx';

/** The sidebar, whose code comes after the first screen unless the page shows the sidebar from its start. */
export const [LaterSidebar, fetchSidebar] = onFirstPage(() =>
  import('./sidebar.tsx').then((module) => module.Sidebar),
);
