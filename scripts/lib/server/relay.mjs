import { WebSocketServer } from 'ws';

/*
 * The relay of `npm run table`: it hands what one device of a room sends to the other one, and keeps nothing.
 * Devices encrypt what they send. Rule: docs/rules/pairing.md#relay.
 */

/**
 * A test holds the first two against the limits of devices, `MESSAGE_LIMITS`, which Node cannot import here.
 */
export const RELAY_LIMITS = {
  /** Bytes of a message: the largest that a device sends, and what sealing adds. */
  bytes: 262_144 + 64,
  /** Messages of one device: twice as many as devices send. */
  perSecond: 60,
  rooms: 256,
  /** Bytes that wait for a device that does not read. */
  buffered: 4_194_304,
};

/** After this time a device that did not answer is gone. */
const HEARTBEAT_MS = 20_000;

/** Codes with which a socket is closed. */
const CLOSED = { replaced: 4001, tooMuch: 1008, full: 1013 };

const PLACE = /^([0-9a-f]{32})\/(host|guest)$/;

/** @typedef {Map<string, import('ws').WebSocket>} Room the sockets by role */

/**
 * Serves rooms of two at `table-relay/ROOM/ROLE` below the base path, for pages of the same origin alone.
 * @param {string} base as `basePath` returns it
 */
export function createRelay(base) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: RELAY_LIMITS.bytes });
  const prefix = `${base}table-relay/`;
  /** @type {Map<string, Room>} */
  const rooms = new Map();

  /** @param {import('ws').WebSocket} socket @param {string} name @param {string} role */
  function enter(socket, name, role) {
    const room = rooms.get(name) ?? new Map();
    if (!rooms.has(name) && rooms.size >= RELAY_LIMITS.rooms) return socket.close(CLOSED.full);
    rooms.set(name, room);
    const other = () => room.get(role === 'host' ? 'guest' : 'host');
    room.get(role)?.close(CLOSED.replaced);
    room.set(role, socket);
    keepPace(socket);
    socket.on('message', (data, isBinary) => {
      const to = other();
      if (!isBinary || to === undefined) return;
      if (to.bufferedAmount > RELAY_LIMITS.buffered) to.terminate();
      else to.send(data);
    });
    socket.on('close', () => {
      if (room.get(role) !== socket) return;
      room.delete(role);
      other()?.send('gone');
      if (room.size === 0) rooms.delete(name);
    });
    // The library closes the socket after an error, such as too large a message.
    socket.on('error', () => undefined);
    for (const each of other() ? [socket, other()] : []) each?.send('there');
    keepAlive(socket);
  }

  return {
    /**
     * Handles the upgrades of a server.
     * @param {import('node:http').Server} server
     */
    attach(server) {
      server.on('upgrade', (request, stream, head) => {
        const { host, origin } = request.headers;
        const [, name = '', role = ''] = PLACE.exec(request.url?.replace(prefix, '') ?? '') ?? [];
        const isOurs = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
        if (name === '' || !isOurs) return stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
        sockets.handleUpgrade(request, stream, head, (socket) => enter(socket, name, role));
      });
      server.on('close', () => {
        for (const socket of sockets.clients) socket.terminate();
      });
      return server;
    },
  };
}

/**
 * Closes a socket that sends more than devices send.
 * @param {import('ws').WebSocket} socket
 */
function keepPace(socket) {
  const { perSecond } = RELAY_LIMITS;
  let left = perSecond;
  let filledAt = performance.now();
  socket.on('message', () => {
    const now = performance.now();
    left = Math.min(perSecond, left + ((now - filledAt) / 1000) * perSecond) - 1;
    filledAt = now;
    if (left < 0) socket.close(CLOSED.tooMuch);
  });
}

/**
 * Closes a socket whose device is gone without a word.
 * @param {import('ws').WebSocket} socket
 */
function keepAlive(socket) {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, HEARTBEAT_MS);
  socket.on('close', () => clearInterval(timer));
}
