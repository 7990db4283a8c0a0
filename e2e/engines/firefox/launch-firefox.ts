import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, firefox, type Locator, type Page } from '@playwright/test';
import { collectErrors } from '../../support/page-errors.ts';
import type { Chord, EngineBrowser, EngineWindow, LaunchEngine, Name } from '../engine.ts';
import { middleOf } from '../middle.ts';

type Role = Parameters<Page['getByRole']>[0];

/** Playwright launches the adapter in place of a Firefox of its own. */
const ADAPTER = fileURLToPath(new URL('bidi-adapter.mjs', import.meta.url));

class FirefoxWindow implements EngineWindow {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  #find(role: string, name?: Name): Locator {
    return this.#page.getByRole(role as Role, name === undefined ? {} : { name, exact: true });
  }

  async goto(url: string): Promise<void> {
    await this.#page.goto(url);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  resize(width: number, height: number): Promise<void> {
    return this.#page.setViewportSize({ width, height });
  }

  click(role: string, name: Name): Promise<void> {
    return this.#find(role, name).first().click();
  }

  async pressInView(role: string, name: Name): Promise<void> {
    const control = this.#find(role, name).first();
    // Until it is there, and nothing moves over it.
    await expect(async () => {
      const { x, y } = await control.evaluate(middleOf, undefined, { timeout: 1_000 });
      await this.#page.mouse.click(x, y);
    }).toPass();
  }

  fill(role: string, name: Name, text: string): Promise<void> {
    return this.#find(role, name).first().fill(text);
  }

  press(key: Chord): Promise<void> {
    return this.#page.keyboard.press([key].flat().join('+'));
  }

  upload(path: string): Promise<void> {
    return this.#page.locator('input[type=file]').first().setInputFiles(path);
  }

  async download(start: () => Promise<void>): Promise<{ name: string; text: string }> {
    const downloading = this.#page.waitForEvent('download');
    await start();
    const file = await downloading;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  }

  count(role: string, name?: Name): Promise<number> {
    return this.#find(role, name).count();
  }

  value(role: string, name: Name): Promise<string> {
    return this.#find(role, name).first().inputValue();
  }

  text(role: string, name?: Name): Promise<string> {
    return this.#find(role, name).first().innerText();
  }

  bodyText(): Promise<string> {
    return this.#page.locator('body').innerText();
  }

  evaluate<Result>(act: () => Result | Promise<Result>): Promise<Result> {
    return this.#page.evaluate(act);
  }
}

/** Starts the system's Firefox by Playwright. */
export const launchFirefox: LaunchEngine = async (folder, baseURL): Promise<EngineBrowser> => {
  const context = await firefox.launchPersistentContext(folder, {
    channel: 'moz-firefox',
    executablePath: ADAPTER,
    headless: true,
    serviceWorkers: 'allow',
  });
  const { list } = await collectErrors(context, baseURL);
  const [page = await context.newPage()] = context.pages();
  return {
    window: new FirefoxWindow(page),
    errors: list,
    openWindow: async () => new FirefoxWindow(await context.newPage()),
    close: () => context.close(),
  };
};
