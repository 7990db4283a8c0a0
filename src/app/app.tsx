import { StrictMode, useEffect } from 'react';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router';
import type { Application } from '../state/application.ts';
import { ApplicationContext, useSettings } from '../state/use-shell.ts';

interface AppProps {
  application: Application;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The application in the page. */
export function App({ application, router }: AppProps) {
  return (
    <StrictMode>
      <ApplicationContext value={application}>
        <Theme />
        <RouterProvider router={router} />
      </ApplicationContext>
    </StrictMode>
  );
}

/** Keeps the page's theme in step with the settings; the page's own script set it before the first paint. */
function Theme() {
  const { darkThemeEnabled } = useSettings();
  useEffect(() => {
    document.documentElement.dataset.theme = darkThemeEnabled ? 'dark' : 'light';
  }, [darkThemeEnabled]);
  return null;
}
