import { isInForeignFrame } from '../../platform/foreign-frame.ts';
import { mirroredTexts } from '../../storage/mirror/mirrored-texts.ts';
import type { FirstPress } from './early-api.ts';
import { isFirstVisit, mirroredFields, REMEMBERED } from './first-visit.ts';

/**
 * Runs in the page's head. Every line of it delays the first paint, so it does only what that must not come before: it
 * sets the theme, hides what is not this visitor's page, and notes a press. `early-page.ts` comes after the page's
 * content. The build adds both to index.html as inline scripts
 * (docs/decisions/025-the-first-paint-is-the-page.md).
 */

const root = document.documentElement;
const mirror = mirroredTexts();

function setTheme(): void {
  try {
    const { data } = mirroredFields(mirror?.getItem('tabard.settings'));
    const settings = JSON.parse(String(data ?? null));
    if (settings === null || settings.deviceThemeEnabled) return;
    const { darkThemeEnabled } = settings;
    root.dataset.theme = darkThemeEnabled ? 'dark' : 'light';
    for (const color of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]'))
      color.content = darkThemeEnabled ? '#181b25' : '#fcf9f2';
  } catch {
    // The theme follows the device until one is chosen.
  }
}

if (isInForeignFrame()) root.dataset.shell = 'refused';
else {
  setTheme();
  const path = location.pathname.slice(import.meta.env.BASE_URL.length);
  if (!isFirstVisit(path, mirror) || mirroredFields(mirror?.getItem(REMEMBERED)).sidebarOpen === true)
    root.dataset.unfilled = '';
  const press: FirstPress = { listening: new AbortController() };
  const note = (event: MouseEvent) => {
    press.event = event;
  };
  addEventListener('click', note, { capture: true, signal: press.listening.signal });
  window.firstPress = press;
}
