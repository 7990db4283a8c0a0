import { openBuiltSite } from './built-site.mjs';

/** Serves the harness and the files of public/, and records what pages acknowledge as saved. */
export async function openHarnessSite() {
  /** @type {Map<string, number>} */
  const acknowledged = new Map();
  let count = 0;
  const config = {
    configFile: /** @type {const} */ (false),
    root: 'faults/harness',
    publicDir: '../../public',
    build: { target: 'chrome123' },
  };
  const site = await openBuiltSite('harness', config, (listener) => (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== '/acknowledge') {
      listener(request, response);
      return;
    }
    const name = url.searchParams.get('name') ?? '';
    const version = Number(url.searchParams.get('version'));
    count += 1;
    acknowledged.set(name, Math.max(version, acknowledged.get(name) ?? 0));
    response.writeHead(204).end();
  });
  return {
    ...site,
    /** The latest version that pages acknowledged as saved, by name. */
    acknowledged,
    /** How often they acknowledged a save. */
    acknowledgedCount: () => count,
  };
}
