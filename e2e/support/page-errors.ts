import type { BrowserContext } from '@playwright/test';

/**
 * How Chromium and Firefox call a request that the browser gave up, and one of the service worker for what
 * only the browser's cache may answer, and does not.
 */
const NO_FAILURES = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'net::ERR_CACHE_MISS']);

/** Errors that a user does not see. */
export interface PageErrors {
  readonly list: readonly string[];
  /** Ignores errors that match from now on: for a test that breaks something on purpose. */
  allow(pattern: RegExp): void;
}

/**
 * Collects console errors, uncaught errors, violations of the content security policy, failed requests and
 * requests to another origin. `test` calls it for its own context; a test that opens another calls it too.
 */
export async function collectErrors(
  context: BrowserContext,
  baseURL: string | undefined,
): Promise<PageErrors> {
  const { origin } = new URL(baseURL ?? '');
  const list: string[] = [];
  const allowed: RegExp[] = [];
  const add = (error: string) => {
    if (!allowed.some((pattern) => pattern.test(error))) list.push(error);
  };
  const isOurs = (url: string) => url.startsWith(`${origin}/`) || /^(?:blob|data|about):/.test(url);

  await context.addInitScript(() => {
    // Firefox says of an error that is logged no more than that it is one.
    const { error: log } = console;
    console.error = (...values) =>
      log(...values.map((value) => (value instanceof Error ? `${value} ${value.stack}` : value)));
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
    // The browser aborts pending requests when the page is left.
    if (!NO_FAILURES.has(reason)) add(`Request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) add(`Request failed: ${response.url()} ${response.status()}`);
  });
  return { list, allow: (pattern) => allowed.push(pattern) };
}
