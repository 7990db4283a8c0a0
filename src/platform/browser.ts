import { whenIdle } from './when-idle.ts';

/** The part of localStorage that the app uses. */
export interface TextStore {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface Channel {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

/** Events of the page that storage listens to. Each returns a function that stops listening. */
export interface PageEvents {
  onHide(listener: () => void): () => void;
  onShow(listener: () => void): () => void;
  /** Warns the user on leaving while `hasUnsaved` returns true. */
  onLeave(hasUnsaved: () => boolean): () => void;
  /** Resolves once the page has painted its pending changes; immediately where it is hidden or being left. */
  drawn(): Promise<void>;
}

/**
 * Accesses storage; undefined where the browser blocks it, because merely reading the property throws then.
 */
export function ifAllowed<Part>(get: () => Part | undefined | null): Part | undefined {
  try {
    return get() ?? undefined;
  } catch {
    return undefined;
  }
}

function openBroadcastChannel(name: string): Channel {
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.onmessage = (event) => listener(event.data);
    },
    close: () => channel.close(),
  };
}

export async function compressText(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function decompressText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
    await new Response(stream).arrayBuffer(),
  );
}

export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

function onHide(listener: () => void): () => void {
  const stops = [
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'hidden') listener();
    }),
    listen(window, 'pagehide', listener),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The maximum wait for an idle browser. */
const IDLE_MS = 100;

function drawn(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    const done = () => {
      stop();
      resolve();
    };
    const stop = onHide(done);
    whenIdle(done, IDLE_MS, 0);
  });
}

export const browserPage: PageEvents = {
  onHide,
  onShow: (listener) =>
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') listener();
    }),
  onLeave: (hasUnsaved) =>
    listen(window, 'beforeunload', (event) => {
      if (hasUnsaved()) event.preventDefault();
    }),
  drawn,
};

/** undefined in browsers without BroadcastChannel. */
export const openChannel: ((name: string) => Channel) | undefined =
  typeof BroadcastChannel === 'function' ? openBroadcastChannel : undefined;
