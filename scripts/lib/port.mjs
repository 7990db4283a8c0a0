import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { Failure } from './failure.mjs';

/** `localhost` is either of the two, as the system and the browser please. The second may be switched off. */
const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * The port named by `--port N` in a script's arguments.
 * @param {string[]} values the arguments after the script's name
 * @param {number} standard the port where none is named
 */
export function readPort(values, standard) {
  let port;
  try {
    port = parseArgs({ args: values, options: { port: { type: 'string' } } }).values.port;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\nThe one option is --port N.`);
  }
  if (port === undefined) return standard;
  const number = Number(port);
  if (!/^\d+$/.test(port) || number < 1 || number > 65_535) {
    throw new Failure(`"${port}" is no port. A port is a whole number from 1 to 65535.`);
  }
  return number;
}

/**
 * Listens on localhost, on both of its addresses.
 * @template {import('node:net').Server} Listener
 * @param {() => Listener} create makes one listener; called once for each address
 * @param {number} port
 * @returns {Promise<Listener[]>} at least one
 */
export async function listenOnLocalhost(create, port) {
  /** @type {Listener[]} */
  const listeners = [];
  for (const host of LOOPBACK) {
    const listener = create();
    try {
      await new Promise((resolve, reject) => {
        listener.once('error', reject);
        listener.listen(port, host, () => resolve(undefined));
      });
      listeners.push(listener);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') continue;
      for (const open of listeners) open.close();
      if (code === 'EADDRINUSE') {
        throw new Failure(
          `Port ${port} is taken by another program. End that program, or name another port: npm start -- --port N`,
        );
      }
      if (code === 'EACCES') throw new Failure(`Port ${port} is not open to this user. Name one above 1023.`);
      throw error;
    }
  }
  if (listeners.length === 0) throw new Failure('This machine has no localhost to listen on.');
  return listeners;
}

/** @param {import('node:net').Server[]} listeners */
export async function close(listeners) {
  await Promise.all(listeners.map((listener) => new Promise((resolve) => listener.close(resolve))));
}

/**
 * Fails where the port cannot be had: better before minutes of installing than after.
 * @param {number} port
 */
export async function requireFreePort(port) {
  await close(await listenOnLocalhost(() => createServer(), port));
}

/** A port that nobody listens on at the moment. */
export async function findFreePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  await close([server]);
  if (address === null || typeof address === 'string') throw new Failure('No free port was found.');
  return address.port;
}
