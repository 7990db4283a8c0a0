import { StrictMode, useEffect } from 'react';
import { useStore } from 'zustand';
import type { Application } from '../state/application.ts';
import { ApplicationContext, useSettings } from '../state/use-shell.ts';
import type { Navigation } from './router/navigation.ts';
import { Screens } from './router/screens.tsx';

interface AppProps {
  application: Application;
  navigation: Navigation;
  /** Called once the first screen is on the page. */
  onStarted?: () => void;
}

export function App({ application, navigation, onStarted }: AppProps) {
  const game = useStore(application.game);
  useEffect(() => onStarted?.(), [onStarted]);
  return (
    <StrictMode>
      <ApplicationContext value={{ application, game }}>
        <Theme />
        <Screens navigation={navigation} />
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
