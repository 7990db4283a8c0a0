import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

/** The window of a component test, unless it asks for another, in pixels. */
const WINDOW = { width: 414, height: 896 };

// Files share a page, which each test gets as if it were new.
beforeEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  if (innerWidth !== WINDOW.width || innerHeight !== WINDOW.height)
    await page.viewport(WINDOW.width, WINDOW.height);
});
