import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { close, findFreePort, listenOnLocalhost, readPort, requireFreePort } from './port.mjs';

describe('the port of a script', () => {
  it('is the standard one where none is named', () => {
    expect(readPort([], 4173)).toBe(4173);
  });

  it('is the one named, in either way of writing it', () => {
    expect(readPort(['--port', '4301'], 4173)).toBe(4301);
    expect(readPort(['--port=4301'], 4173)).toBe(4301);
  });

  it.each(['', 'abc', '0', '65536', '-1', '41.5', '0x10', '1e3', ' 80'])('refuses "%s"', (value) => {
    expect(() => readPort([`--port=${value}`], 4173)).toThrow('is no port');
  });

  it('refuses options it does not know', () => {
    expect(() => readPort(['--prot', '4301'], 4173)).toThrow('--port N');
    expect(() => readPort(['4301'], 4173)).toThrow('--port N');
    expect(() => readPort(['--port'], 4173)).toThrow('--port N');
  });
});

describe('a port', () => {
  const open: import('node:net').Server[] = [];
  afterEach(() => close(open.splice(0)));

  it('that is free can be had, and stays free', async () => {
    const port = await findFreePort();
    await requireFreePort(port);
    open.push(...(await listenOnLocalhost(() => createServer(), port)));
    expect(open.length).toBeGreaterThan(0);
  });

  it.each(['127.0.0.1', '0.0.0.0'])('that another program holds on %s is refused by name', async (host) => {
    const port = await findFreePort();
    const other = createServer();
    await new Promise((resolve) => other.listen(port, host, () => resolve(undefined)));
    open.push(other);
    await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is taken`);
  });
});
