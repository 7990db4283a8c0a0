/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by their place, such as `node_modules/rollup`
 */

/**
 * The optional packages that a lock asks for and does not hold. They are native parts for other systems: npm leaves them out
 * where its registry does not offer them, and `npm ci` then refuses the lock on every system.
 * @param {LockedPackages} packages
 */
export function listMissingOptionals(packages) {
  return Object.entries(packages).flatMap(([place, parent]) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name]) => !candidates(place, name).some((path) => path in packages))
      .map(([name, version]) => ({ name, version, dev: parent.dev === true })),
  );
}

/**
 * Where a package that another one needs may lie: inside it, or in a node_modules further up.
 * @param {string} place
 * @param {string} name
 */
function candidates(place, name) {
  const parts = place === '' ? [] : place.split(/\/?node_modules\//).slice(1);
  return Array.from({ length: parts.length + 1 }, (_, depth) =>
    [...parts.slice(0, depth), name].map((part) => `node_modules/${part}`).join('/'),
  );
}

/** @type {ReadonlyMap<string, { cpu?: string, libc?: string }>} */
const WORDS = new Map([
  ['arm64', { cpu: 'arm64' }],
  ['arm', { cpu: 'arm' }],
  ['ia32', { cpu: 'ia32' }],
  ['loong64', { cpu: 'loong64' }],
  ['ppc64', { cpu: 'ppc64' }],
  ['riscv64', { cpu: 'riscv64' }],
  ['s390x', { cpu: 's390x' }],
  ['x64', { cpu: 'x64' }],
  ['gnu', { libc: 'glibc' }],
  ['gnueabihf', { libc: 'glibc' }],
  ['musl', { libc: 'musl' }],
  ['musleabihf', { libc: 'musl' }],
]);

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32'];

/**
 * What a lock says of a native package that cannot be looked up: its name tells the system it is for. It has no checksum.
 * @param {{ name: string, version: string, dev: boolean }} missing
 * @returns {LockedPackage | undefined} undefined where the name tells no system, or the version is a range
 */
export function describeNativePackage({ name, version, dev }) {
  const words = name.split('-');
  const os = words.find((word) => SYSTEMS.includes(word));
  const cpu = words.map((word) => WORDS.get(word)?.cpu).find(Boolean);
  const libc = words.map((word) => WORDS.get(word)?.libc).find(Boolean);
  if (!os || !cpu || !/^\d+\.\d+\.\d+$/.test(version)) return undefined;
  return {
    version,
    cpu: [cpu],
    ...(dev ? { dev: true } : {}),
    ...(libc && os === 'linux' ? { libc: [libc] } : {}),
    optional: true,
    os: [os],
  };
}
