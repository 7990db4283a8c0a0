import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { close, findFreePort, listen, readPlace, requireFreePort } from './port.mjs';

describe('readPlace', () => {
  it('returns the standard port without an option', () => {
    expect(readPlace([], 4173)).toEqual({ port: 4173, isShared: false });
  });

  it('reads the option with a space and with an equals sign', () => {
    expect(readPlace(['--port', '4301'], 4173).port).toBe(4301);
    expect(readPlace(['--port=4301'], 4173).port).toBe(4301);
  });

  it('shares with the local network only where asked to', () => {
    expect(readPlace(['--host'], 4173)).toEqual({ port: 4173, isShared: true });
    expect(readPlace(['--host', '--port=80'], 4173)).toEqual({ port: 80, isShared: true });
  });

  it.each(['', 'abc', '0', '65536', '-1', '41.5', '0x10', '1e3', ' 80'])('refuses "%s"', (value) => {
    expect(() => readPlace([`--port=${value}`], 4173)).toThrow('is not a port');
  });

  it('refuses unknown options', () => {
    expect(() => readPlace(['--prot', '4301'], 4173)).toThrow('--port N');
    expect(() => readPlace(['4301'], 4173)).toThrow('--port N');
    expect(() => readPlace(['--port'], 4173)).toThrow('--port N');
  });
});

describe('listen', () => {
  const hosts = async (isShared: boolean) => {
    const servers = await listen(() => createServer(), { port: await findFreePort(), isShared });
    const addresses = servers.map((server) => (server.address() as AddressInfo).address);
    await close(servers);
    return addresses;
  };

  it('listens to this machine alone, or to every network where it is shared', async () => {
    expect(await hosts(false)).toContain('127.0.0.1');
    expect(await hosts(false)).not.toContain('0.0.0.0');
    expect(await hosts(true)).toContain('0.0.0.0');
  });
});

describe('requireFreePort', () => {
  const open: import('node:net').Server[] = [];
  afterEach(() => close(open.splice(0)));

  it('accepts a free port and leaves it free', async () => {
    const port = await findFreePort();
    await requireFreePort({ port, isShared: false });
    open.push(...(await listen(() => createServer(), { port, isShared: false })));
    expect(open.length).toBeGreaterThan(0);
  });

  it.each(['127.0.0.1', '0.0.0.0'])('names a port that another program uses on %s', async (host) => {
    const port = await findFreePort();
    const other = createServer();
    await new Promise((resolve) => other.listen(port, host, () => resolve(undefined)));
    open.push(other);
    await expect(requireFreePort({ port, isShared: false })).rejects.toThrow(`uses port ${port}`);
  });
});
