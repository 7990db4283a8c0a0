import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { Failure } from '../failure.mjs';

/** `localhost` is either address, as the system and the browser choose. A system may have no IPv6. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** Every IPv4 address of this machine, which are those that other devices use, and `localhost` whole. */
const EVERYWHERE = ['0.0.0.0', '::1'];

/**
 * Where a server listens: `isShared`, to the local network, or to this machine alone.
 * @typedef {{ port: number, isShared: boolean }} Place
 */

/**
 * The place that a script's arguments name with `--port N` and `--host`.
 * @param {string[]} values the arguments after the script's name
 * @param {number} standard the port without that option
 * @returns {Place}
 */
export function readPlace(values, standard) {
  let options;
  try {
    options = parseArgs({
      args: values,
      options: { port: { type: 'string' }, host: { type: 'boolean' } },
    }).values;
  } catch (error) {
    throw new Failure(
      `${error instanceof Error ? error.message : error}\nThe options are --port N, and --host for the local network.`,
    );
  }
  const { port, host: isShared = false } = options;
  if (port === undefined) return { port: standard, isShared };
  const number = Number(port);
  if (!/^\d+$/.test(port) || number < 1 || number > 65_535) {
    throw new Failure(`"${port}" is not a port. A port is a whole number from 1 to 65535.`);
  }
  return { port: number, isShared };
}

/**
 * @param {import('node:net').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<NodeJS.ErrnoException | undefined>} why it cannot listen
 */
function tryListen(server, port, host) {
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => resolve(undefined));
  });
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 */
function explainListenError(error, port) {
  if (error.code === 'EADDRINUSE') {
    return new Failure(
      `Another program uses port ${port}. End that program, or name another port: npm start -- --port N`,
    );
  }
  if (error.code === 'EACCES')
    return new Failure(`This user may not open port ${port}. Name one above 1023.`);
  return error;
}

/**
 * Listens on both addresses of localhost, and where it is shared on those of the local network.
 * @template {import('node:net').Server} Listener
 * @param {() => Listener} create makes one listener; called once for each address
 * @param {Place} place
 * @returns {Promise<Listener[]>} at least one
 */
export async function listen(create, { port, isShared }) {
  /** @type {Listener[]} */
  const listeners = [];
  for (const host of isShared ? EVERYWHERE : LOOPBACK) {
    const listener = create();
    const error = await tryListen(listener, port, host);
    if (error === undefined) listeners.push(listener);
    else if (error.code !== 'EADDRNOTAVAIL' && error.code !== 'EAFNOSUPPORT') {
      await close(listeners);
      throw explainListenError(error, port);
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
 * Fails if the port is in use. A script asks before it installs and builds for minutes.
 * @param {Place} place
 */
export async function requireFreePort(place) {
  await close(await listen(() => createServer(), place));
}

/** A port that is free at this moment. */
export async function findFreePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  await close([server]);
  if (address === null || typeof address === 'string') throw new Failure('No free port was found.');
  return address.port;
}
