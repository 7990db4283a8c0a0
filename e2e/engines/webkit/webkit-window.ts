import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { DownloadedFile } from '../../support/files.ts';
import type { Chord, EngineWindow, Name } from '../engine.ts';
import { middleOf } from '../middle.ts';
import type { NameToFind } from './finder.ts';
import { buildFinder, type ElementReference, elementId, type WebDriverSession } from './webdriver.ts';

/** WebDriver's code points of the keys that write no character. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Delete: '\uE017',
  Space: ' ',
};

type MiddleOf = ReturnType<typeof middleOf>;

const ACTION_TIMEOUT_MS = 15_000;

/** How long a control must have stood still before it is pressed. */
const SETTLING_MS = 150;

const nameToFind = (name: Name | undefined): NameToFind =>
  name instanceof RegExp ? { source: name.source, flags: name.flags } : (name ?? null);

let finder: Promise<string> | undefined;

/** A window of WebKitGTK, driven by WebDriver. Clicks and keys are real ones. */
export class WebKitWindow implements EngineWindow {
  readonly #session: WebDriverSession;
  readonly #handle: string;
  readonly #downloads: string;

  constructor(session: WebDriverSession, handle: string, downloads: string) {
    this.#session = session;
    this.#handle = handle;
    this.#downloads = downloads;
  }

  /** The session with this window selected. */
  async #selected(): Promise<WebDriverSession> {
    await this.#session.post('window', { handle: this.#handle });
    return this.#session;
  }

  async #run(script: string, ...parameters: readonly unknown[]): Promise<unknown> {
    return (await this.#selected()).post('execute/sync', { script, args: parameters });
  }

  async #findAll(role: string, name: Name | undefined): Promise<readonly ElementReference[]> {
    finder ??= buildFinder();
    const script = `if (!globalThis.tabardFinder) { ${await finder} } return globalThis.tabardFinder.findByRole(...arguments);`;
    return (await this.#run(script, role, nameToFind(name))) as readonly ElementReference[];
  }

  /** Tries until it succeeds: an element may be found and gone before it is used. */
  async #withElement<Result>(
    role: string,
    name: Name | undefined,
    use: (element: ElementReference, session: WebDriverSession) => Promise<Result>,
  ): Promise<Result> {
    const results: Result[] = [];
    await expect(async () => {
      const [element] = await this.#findAll(role, name);
      if (!element) throw new Error(`There is no ${role} ${name ?? ''}.`);
      results.push(await use(element, this.#session));
    }).toPass({ timeout: ACTION_TIMEOUT_MS });
    return results[0] as Result;
  }

  async goto(url: string): Promise<void> {
    await (await this.#selected()).post('url', { url });
  }

  async reload(): Promise<void> {
    await (await this.#selected()).post('refresh');
  }

  async resize(width: number, height: number): Promise<void> {
    await (await this.#selected()).post('window/rect', { width, height });
  }

  async click(role: string, name: Name): Promise<void> {
    await this.#withElement(role, name, async (element, session) => {
      await this.#run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
      await session.post(`element/${elementId(element)}/click`);
    });
  }

  async pressInView(role: string, name: Name): Promise<void> {
    await this.#withElement(role, name, async (element, session) => {
      const place = async () => (await this.#run(`return (${middleOf})(arguments[0])`, element)) as MiddleOf;
      const before = await place();
      await setTimeout(SETTLING_MS);
      const { x, y } = await place();
      // A person presses what stands still: what follows from the press before may come some frames later.
      if (x !== before.x || y !== before.y) throw new Error(`${role} ${name} moves.`);
      const actions = [
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await session.post('actions', { actions: [{ type: 'pointer', id: 'thumb', actions }] });
    });
  }

  async fill(role: string, name: Name, text: string): Promise<void> {
    await this.#withElement(role, name, async (element, session) => {
      await this.#run('arguments[0].focus(); arguments[0].select()', element);
      await session.post(`element/${elementId(element)}/value`, { text: text || KEYS.Delete });
    });
  }

  async press(key: Chord): Promise<void> {
    const values = [key].flat().map((name) => KEYS[name] ?? name);
    const actions = [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    const session = await this.#selected();
    await session.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async upload(path: string): Promise<void> {
    const element = (await this.#run(
      'return document.querySelector("input[type=file]")',
    )) as ElementReference;
    await this.#session.post(`element/${elementId(element)}/value`, { text: path });
  }

  async download(start: () => Promise<void>): Promise<DownloadedFile> {
    const before = new Set(readdirSync(this.#downloads));
    await start();
    let name = '';
    let text = '';
    // WebKit writes under another name until the file is whole.
    await expect(() => {
      name =
        readdirSync(this.#downloads).find((file) => !before.has(file) && !file.endsWith('.wkdownload')) ?? '';
      text = readFileSync(join(this.#downloads, name), 'utf8');
      expect(text).not.toBe('');
    }).toPass({ timeout: ACTION_TIMEOUT_MS });
    return { name, text };
  }

  async count(role: string, name?: Name): Promise<number> {
    return (await this.#findAll(role, name)).length;
  }

  async value(role: string, name: Name): Promise<string> {
    return this.#withElement(
      role,
      name,
      async (element) => (await this.#run('return arguments[0].value', element)) as string,
    );
  }

  async text(role: string, name?: Name): Promise<string> {
    return this.#withElement(
      role,
      name,
      async (element) => (await this.#run('return arguments[0].innerText', element)) as string,
    );
  }

  async bodyText(): Promise<string> {
    return (await this.#run('return document.body.innerText')) as string;
  }

  async evaluate<Result>(act: () => Result | Promise<Result>): Promise<Result> {
    const session = await this.#selected();
    const script = `const done = arguments[0]; Promise.resolve((${act})()).then(
      (value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = (await session.post('execute/async', { script, args: [] })) as {
      value: Result;
      error?: string;
    };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }
}
