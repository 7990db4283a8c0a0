import { execFileSync, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import { launchOptions, listChromiums } from '../../scripts/lib/chromium.mjs';

/** Process groups that still run, and would outlive this process. @type {Set<number>} */
const running = new Set();

/** Kills every Chromium that was started here and still runs. */
export function killRemaining() {
  for (const pid of running) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
  running.clear();
}

/** Whether any process of a group still runs. One that ended and was not reaped holds nothing. @param {number} group */
function isRunning(group) {
  const lines = execFileSync('ps', ['-eo', 'pgid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  return lines.some((line) => {
    const [id, state = ''] = line.trim().split(/\s+/);
    return Number(id) === group && !state.startsWith('Z');
  });
}

process.on('exit', killRemaining);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** A Chromium with its own process group and profile, so that it can be killed as if by a power cut. */
export class ChromiumProcess {
  /** @type {import('node:child_process').ChildProcess} */
  #process;
  /** @type {import('playwright').Browser} */
  #browser;

  /**
   * @param {import('node:child_process').ChildProcess} process
   * @param {import('playwright').Browser} browser
   */
  constructor(process, browser) {
    this.#process = process;
    this.#browser = browser;
  }

  /** @param {string} profile a folder */
  static async start(profile) {
    const program = listChromiums()[0] ?? chromium.executablePath();
    const portFile = join(profile, 'DevToolsActivePort');
    await rm(portFile, { force: true });
    for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket']) {
      await rm(join(profile, lock), { force: true });
    }
    const parameters = [
      '--headless',
      ...launchOptions().args,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ];
    const started = spawn(program, [...parameters, 'about:blank'], { detached: true, stdio: 'ignore' });
    const { pid } = started;
    if (pid !== undefined) {
      running.add(pid);
      started.once('exit', () => running.delete(pid));
    }
    for (let tries = 0; tries < 6000; tries += 1) {
      const port = await readFile(portFile, 'utf8').catch(() => '');
      if (port.includes('\n')) {
        const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port.split('\n')[0]}`, {
          timeout: 600_000,
        });
        return new ChromiumProcess(started, browser);
      }
      await pause(100);
    }
    throw new Error('Chromium did not start.');
  }

  get context() {
    const [context] = this.#browser.contexts();
    if (!context) throw new Error('Chromium has no context.');
    return context;
  }

  /** Kills every process of the browser at once. */
  async kill() {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    const { pid } = this.#process;
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    await gone;
    // The first process ends before the others, which may still hold the stores of the profile.
    while (pid !== undefined && isRunning(pid)) await pause(20);
    await this.#browser.close().catch(() => undefined);
  }

  /** Closes the browser as a user does, so that it flushes everything. */
  async quit() {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    const session = await this.#browser.newBrowserCDPSession();
    await session.send('Browser.close').catch(() => undefined);
    const late = setTimeout(() => void this.kill(), 120_000);
    await gone;
    clearTimeout(late);
    await this.#browser.close().catch(() => undefined);
  }
}
