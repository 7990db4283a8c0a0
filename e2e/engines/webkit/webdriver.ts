import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A reference to an element, as WebDriver writes it. */
export type ElementReference = Readonly<Record<'element-6066-11e4-a52e-4f735466cecf', string>>;

const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

export const elementId = (element: ElementReference): string => element[ELEMENT_KEY];

/** A session of a W3C WebDriver server. */
export class WebDriverSession {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  /** Opens a session. @param server the address of the WebDriver server */
  static async open(server: string, capabilities: object): Promise<WebDriverSession> {
    const { sessionId } = (await send('POST', `${server}/session`, {
      capabilities: { alwaysMatch: capabilities },
    })) as { sessionId: string };
    return new WebDriverSession(`${server}/session/${sessionId}`);
  }

  /** Sends a command. Throws what WebDriver answers if it fails. */
  post(path: string, body: object = {}): Promise<unknown> {
    return send('POST', `${this.#url}/${path}`, body);
  }

  get(path: string): Promise<unknown> {
    return send('GET', `${this.#url}/${path}`);
  }

  async delete(): Promise<void> {
    await send('DELETE', this.#url);
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, body: body === undefined ? null : JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** The script that defines `findByRole` in a page. */
export async function buildFinder(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('finder.ts', import.meta.url)),
        formats: ['iife'],
        name: 'tabardFinder',
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The finder was not built.');
  return `${output.output[0].code}; globalThis.tabardFinder ??= tabardFinder;`;
}
