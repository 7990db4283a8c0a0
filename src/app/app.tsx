import { StrictMode, useEffect } from 'react';
import { useStore } from 'zustand';
import type { Application } from '../state/application.ts';
import { ApplicationContext, useSettings } from '../state/use-shell.ts';
import type { Router } from '../ui/router/router.ts';
import { RouterProvider } from '../ui/router/routing.tsx';

interface AppProps {
  application: Application;
  router: Router;
  /** Called once the first screen is on the page. */
  onStarted?: () => void;
}

export function App({ application, router, onStarted }: AppProps) {
  const game = useStore(application.game);
  useEffect(() => onStarted?.(), [onStarted]);
  return (
    <StrictMode>
      <ApplicationContext value={{ application, game }}>
        <Theme />
        <RouterProvider router={router} />
      </ApplicationContext>
    </StrictMode>
  );
}

/** Applies the theme of the settings; an inline script applied it before the first paint. */
function Theme() {
  const { darkThemeEnabled } = useSettings();
  useEffect(() => {
    document.documentElement.dataset.theme = darkThemeEnabled ? 'dark' : 'light';
  }, [darkThemeEnabled]);
  return null;
}
