import { ScrollKeeper } from './scroll-keeper.tsx';
import { useDoubleClickGuard } from './use-double-click-guard.ts';

/** What every screen has besides what it shows, and the first one can do without for a moment. */
export function Keepers() {
  useDoubleClickGuard();
  return <ScrollKeeper />;
}
