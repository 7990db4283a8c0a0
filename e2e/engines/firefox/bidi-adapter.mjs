#!/usr/bin/env node
/**
 * The program that Playwright launches as Firefox (`channel: 'moz-firefox'`). It starts the system's Firefox
 * (FIREFOX_PATH) and forwards WebDriver BiDi between the two, because Playwright speaks a newer BiDi than
 * Firefox ESR:
 * - it answers commands that this Firefox does not know with an empty result;
 * - it gives downloads the id that Playwright looks for: without it there is no `download` event;
 * - it sets the value of a field past React's own setter, so that React sees what `fill` writes.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN_COMMANDS = new Set(['emulation.setMediaFeaturesOverride']);
const BIDI_ADDRESS = /WebDriver BiDi listening on (ws:\/\/\S+)/;
const SET_VALUE = /inputElement\.value (\+?)= (text|value);/g;
const MAX_MESSAGE = 256 * 1024 * 1024;

/** Ids of running downloads by browsing context, oldest first. @type {Map<string, string[]>} */
const downloads = new Map();

/** @param {string} text a message of Firefox */
function fromFirefox(text) {
  if (!text.includes('browsingContext.download')) return text;
  const message = JSON.parse(text);
  const { method, params } = message;
  if (!params || params.download || params.navigation) return text;
  const ids = downloads.get(params.context) ?? [];
  downloads.set(params.context, ids);
  if (method === 'browsingContext.downloadWillBegin') {
    params.download = randomUUID();
    ids.push(params.download);
  }
  if (method === 'browsingContext.downloadEnd') params.download = ids.shift();
  return JSON.stringify(message);
}

/**
 * The answer in place of Firefox's, if it does not know the command.
 * @param {string} text
 * @returns {string | undefined}
 */
function answerFor(text) {
  const { id, method } = JSON.parse(text);
  return UNKNOWN_COMMANDS.has(method) ? JSON.stringify({ type: 'success', id, result: {} }) : undefined;
}

/** @param {string} text a message of Playwright */
const toFirefox = (text) =>
  text.replaceAll(SET_VALUE, (_, add, value) => {
    const setter = 'Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), /value/.source).set';
    return `${setter}.call(inputElement, ${add ? 'inputElement.value + ' : ''}${value});`;
  });

/** @param {WebSocket} one @param {WebSocket} other ends with it */
function endTogether(one, other) {
  one.on('error', () => other.terminate());
  one.on('close', () => other.close());
}

/** Forwards between one client and the Firefox at an address. @param {WebSocket} client @param {string} address */
function forward(client, address) {
  const firefox = new WebSocket(address, { perMessageDeflate: false, maxPayload: MAX_MESSAGE });
  const opened = new Promise((resolve) => firefox.once('open', resolve));
  client.on('message', async (data) => {
    const text = String(data);
    const answer = answerFor(text);
    if (answer !== undefined) return client.send(answer);
    await opened;
    firefox.send(toFirefox(text));
  });
  firefox.on('message', (data) => client.send(fromFirefox(String(data))));
  endTogether(client, firefox);
  endTogether(firefox, client);
}

/** @param {string} address of Firefox @returns {Promise<string>} the adapter's own */
function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: MAX_MESSAGE });
  server.on('connection', (client, request) => forward(client, `${address}${request.url}`));
  return new Promise((resolve) => {
    server.on('listening', () => {
      const own = server.address();
      resolve(`ws://127.0.0.1:${typeof own === 'object' ? own?.port : own}`);
    });
  });
}

const browser = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
let rest = '';
browser.stderr.setEncoding('utf8').on('data', async (text) => {
  const lines = (rest + text).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) {
    const address = BIDI_ADDRESS.exec(line)?.[1];
    const own = address && (await listen(address.replace(/\/$/, '')));
    process.stderr.write(own ? `WebDriver BiDi listening on ${own}\n` : `${line}\n`);
  }
});
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
  process.on(signal, () => browser.kill(signal));
}
browser.on('exit', (code) => process.exit(code ?? 1));
