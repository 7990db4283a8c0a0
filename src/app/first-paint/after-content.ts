import { afterFrame } from './after-frame.ts';
import './early-api.ts';

/**
 * Comes after the page's content and runs `early-page.ts`: at once for a page that is hidden until it is filled, and after
 * its first frame, which comes sooner so, for that of a first visit; a key does not wait for that frame. The build adds both
 * to index.html as one inline script.
 */

if (document.documentElement.dataset.unfilled === undefined)
  addEventListener('keydown', afterFrame(window.runEarlyPage), { capture: true, once: true });
else window.runEarlyPage();
