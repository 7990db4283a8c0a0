import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** `npm run test:journeys`: every width and both themes wherever axe looks, and the journeys tagged `@thorough`. */
export const isThorough = process.env.TABARD_THOROUGH !== undefined;

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** What went wrong in the browser's background during a test. */
interface Findings {
  readonly list: readonly string[];
  /** Expects findings of one kind: a test that breaks something on purpose says so before it does. */
  allow(pattern: RegExp): void;
}

/**
 * Collects what a user never sees: console errors, uncaught errors, violations of the content security policy, requests that
 * fail and requests to anywhere but the app's own origin. A test that opens a context of its own watches it with this.
 */
export async function watch(context: BrowserContext, baseURL: string | undefined): Promise<Findings> {
  const { origin } = new URL(baseURL ?? '');
  const list: string[] = [];
  const allowed: RegExp[] = [];
  const add = (finding: string) => {
    if (!allowed.some((pattern) => pattern.test(finding))) list.push(finding);
  };
  const isOurs = (url: string) => url.startsWith(`${origin}/`) || /^(?:blob|data|about):/.test(url);

  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `Policy violation: ${event.violatedDirective} by ${event.blockedURI} at ${event.sourceFile}`,
      );
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error') add(`Console: ${message.text()}`);
  });
  context.on('weberror', (error) => add(`Uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    if (!isOurs(request.url())) add(`Request to another origin: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts what it still loads.
    if (reason !== 'net::ERR_ABORTED') add(`Request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) add(`Request failed: ${response.url()} ${response.status()}`);
  });
  return { list, allow: (pattern) => allowed.push(pattern) };
}

/** Playwright's test, failing on everything that `watch` finds. */
export const test = base.extend<{ findings: Findings }>({
  findings: [
    async ({ context, baseURL }, use) => {
      const findings = await watch(context, baseURL);
      await use(findings);
      expect(findings.list, 'errors in the background').toEqual([]);
    },
    { auto: true },
  ],
});

/** Expects that axe finds nothing on the whole page: WCAG 2.2 A and AA, and its best practices. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  // What is still loading is no screen yet.
  await expect(page.locator('h1').first()).toBeAttached();
  await expectNoMotion(page);
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );
  expect(findings, 'accessibility findings').toEqual([]);
}

/** What fades away is neither there nor gone, and has no colour of its own. */
async function expectNoMotion(page: Page): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
      ).length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

/**
 * Expects that axe finds nothing on a phone, a tablet and a laptop, and no lack of contrast in the other theme either; at the
 * size at hand alone where not everything is asked for.
 */
export async function expectNoAxeFindingsAnywhere(page: Page): Promise<void> {
  if (!isThorough) return expectNoAxeFindings(page);
  const size = page.viewportSize();
  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await expectNoAxeFindings(page);
  }
  await setTheme(page, theme === 'dark' ? 'light' : 'dark');
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))).toEqual([]);
  await setTheme(page, theme);
  if (size) await page.setViewportSize(size);
}

/** With TABARD_LOOK set, saves what the page looks like on a phone, a tablet and a laptop, in both themes. */
export async function look(page: Page, name: string): Promise<void> {
  if (!process.env.TABARD_LOOK) return;
  const size = page.viewportSize();
  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    for (const shown of ['light', 'dark']) {
      await setTheme(page, shown);
      await page.screenshot({ path: `test-results/look/${name}-${width}-${shown}.png`, fullPage: true });
    }
  }
  if (size) await page.setViewportSize(size);
  await setTheme(page, theme);
}

/** Shows the page in a theme; undefined: in the user's or the system's. */
export async function setTheme(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate((value) => {
    if (value === undefined) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = value;
  }, theme);
  // Colours pass over from one to the other.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

export { expect };
