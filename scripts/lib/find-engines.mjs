import { run } from './program.mjs';

/**
 * @typedef {'firefox' | 'webkit'} EngineName
 * @typedef {{ name: EngineName, label: string, commands: readonly [string, ...string[]][], packages: string }} Engine
 *   commands: they all succeed where the engine can be driven; packages: of Debian
 */

/** The path of Firefox, or its name on the PATH. */
const FIREFOX = process.env.FIREFOX_PATH ?? 'firefox-esr';

/** @type {readonly Engine[]} */
const ENGINES = [
  {
    name: 'firefox',
    label: 'Firefox',
    commands: [[FIREFOX, '--version']],
    packages: 'firefox-esr',
  },
  {
    name: 'webkit',
    label: 'WebKitGTK',
    commands: [
      ['WebKitWebDriver', '--help'],
      ['xvfb-run', '--help'],
      ['ps', '--version'],
      ['/usr/bin/python3', '-c', 'import gi; gi.require_version("WebKit2", "4.1")'],
    ],
    packages: 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb xauth procps',
  },
];

/**
 * The engines beside Chromium's that this system has, and one line for each that it lacks.
 * @param {(command: [string, ...string[]]) => Promise<{ code: number }>} [runCommand] a test gives another
 * @returns {Promise<{ found: EngineName[], missing: string[] }>}
 */
export async function findEngines(runCommand = (command) => run(command, { seconds: 60 })) {
  /** @type {EngineName[]} */
  const found = [];
  const missing = [];
  for (const { name, label, commands, packages } of ENGINES) {
    const outcomes = await Promise.all(commands.map((command) => runCommand(command)));
    if (outcomes.every(({ code }) => code === 0)) found.push(name);
    else missing.push(`${label} was not found, and is not tested. On Debian: apt-get install ${packages}`);
  }
  return { found, missing };
}
