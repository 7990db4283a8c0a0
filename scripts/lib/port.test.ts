import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { close, findFreePort, listenOnLocalhost, readPort, requireFreePort } from './port.mjs';

describe('readPort', () => {
  it('returns the standard port without an option', () => {
    expect(readPort([], 4173)).toBe(4173);
  });

  it('reads the option with a space and with an equals sign', () => {
    expect(readPort(['--port', '4301'], 4173)).toBe(4301);
    expect(readPort(['--port=4301'], 4173)).toBe(4301);
  });

  it.each(['', 'abc', '0', '65536', '-1', '41.5', '0x10', '1e3', ' 80'])('refuses "%s"', (value) => {
    expect(() => readPort([`--port=${value}`], 4173)).toThrow('is not a port');
  });

  it('refuses unknown options', () => {
    expect(() => readPort(['--prot', '4301'], 4173)).toThrow('--port N');
    expect(() => readPort(['4301'], 4173)).toThrow('--port N');
    expect(() => readPort(['--port'], 4173)).toThrow('--port N');
  });
});

describe('requireFreePort', () => {
  const open: import('node:net').Server[] = [];
  afterEach(() => close(open.splice(0)));

  it('accepts a free port and leaves it free', async () => {
    const port = await findFreePort();
    await requireFreePort(port);
    open.push(...(await listenOnLocalhost(() => createServer(), port)));
    expect(open.length).toBeGreaterThan(0);
  });

  it.each(['127.0.0.1', '0.0.0.0'])('names a port that another program uses on %s', async (host) => {
    const port = await findFreePort();
    const other = createServer();
    await new Promise((resolve) => other.listen(port, host, () => resolve(undefined)));
    open.push(other);
    await expect(requireFreePort(port)).rejects.toThrow(`uses port ${port}`);
  });
});
