import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { findFreePort } from '../../../scripts/lib/server/port.mjs';
import type { EngineBrowser, LaunchEngine } from '../engine.ts';
import { WebDriverSession } from './webdriver.ts';
import { WebKitWindow } from './webkit-window.ts';

/** What a page's console says when something is wrong. */
const ERROR = /^CONSOLE .*(?:ERROR|WARN)|^WEB PROCESS/;

/** What WebKit says of parts of the platform that it lacks; the app works without them. */
const IGNORED = /Unrecognized Content-Security-Policy directive|was preloaded using link preload/;

/** As root, WebKit's sandbox cannot start; there is no graphics card in a test. */
const ENVIRONMENT = {
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  GTK_A11Y: 'none',
};

/** Starts WebKitWebDriver on a display of its own, and WebKitGTK by it. */
export const launchWebKit: LaunchEngine = async (folder): Promise<EngineBrowser> => {
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads, { recursive: true });
  const port = await findFreePort();
  const screen = ['-a', '-s', '-screen 0 1600x1200x24'];
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...ENVIRONMENT },
    detached: true,
  });
  const errors: string[] = [];
  for (const input of [driver.stdout, driver.stderr]) {
    createInterface({ input }).on('line', (line) => {
      if (ERROR.test(line) && !IGNORED.test(line)) errors.push(line);
    });
  }

  const server = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${server}/status`)).toPass({ timeout: 30_000 });
  const session = await WebDriverSession.open(server, {
    'webkitgtk:browserOptions': {
      binary: fileURLToPath(new URL('webkit-window.py', import.meta.url)),
      args: ['--data', folder, '--downloads', downloads],
    },
    timeouts: { script: 30_000, pageLoad: 60_000, implicit: 0 },
    unhandledPromptBehavior: 'accept',
  });
  const windowAt = (handle: unknown) => new WebKitWindow(session, String(handle), downloads);
  return {
    window: windowAt(await session.get('window')),
    errors,
    async openWindow() {
      const { handle } = (await session.post('window/new', { type: 'window' })) as { handle: string };
      return windowAt(handle);
    },
    async close() {
      await session.delete().catch(() => {
        // The browser was killed.
      });
      const ended = new Promise((resolve) => driver.once('exit', resolve));
      // Ends the display with the driver.
      if (driver.pid !== undefined && driver.exitCode === null) {
        process.kill(-driver.pid, 'SIGTERM');
        await ended;
      }
    },
  };
};
