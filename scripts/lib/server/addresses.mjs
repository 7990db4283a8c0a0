import { renderUnicodeCompact } from 'uqr';

/** What a browser leaves out of a page that is neither on HTTPS nor on localhost. */
const WITHOUT_HTTPS =
  'Over plain http a browser gives other devices no offline use, and does not follow the same character in two tabs.';

/**
 * The addresses of a server in the local network.
 * @param {import('./port.mjs').Place} place
 * @param {string} base as `basePath` returns it
 * @param {ReturnType<typeof import('node:os').networkInterfaces>} networks
 */
export function networkAddresses({ port, isShared }, base, networks) {
  if (!isShared) return [];
  return Object.values(networks)
    .flatMap((network) => network ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}${base}`);
}

/**
 * What is printed of a server: its addresses and, where it is shared, a QR code of the first in the local
 * network.
 * @param {import('./port.mjs').Place} place
 * @param {string} base as `basePath` returns it
 * @param {ReturnType<typeof import('node:os').networkInterfaces>} networks
 */
export function describeAddresses(place, base, networks) {
  const here = `Tabard is at http://localhost:${place.port}${base}`;
  if (!place.isShared) return `${here}\nCtrl+C ends it.`;
  const others = networkAddresses(place, base, networks);
  const [first] = others;
  if (first === undefined) return `${here}\nThis machine is in no local network.\nCtrl+C ends it.`;
  return [
    here,
    'Devices in the same network find it at:',
    ...others,
    renderUnicodeCompact(first),
    WITHOUT_HTTPS,
    'Everybody in this network can open it. What they make stays in their own browsers.',
    'Ctrl+C ends it.',
  ].join('\n');
}
