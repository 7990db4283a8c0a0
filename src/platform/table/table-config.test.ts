import { describe, expect, it } from 'vitest';
import { fail, ok } from '../../core/lib/result.ts';
import { readTableConfig } from './table-config.ts';

const NONE = { servers: [], hasRelay: false };

describe('the file of a host', () => {
  it('names servers, and says whether there is a relay', async () => {
    const file = { iceServers: [{ urls: 'stun:stun.example.org' }], relay: true };
    expect(await readTableConfig(async () => ok(file))).toEqual({
      servers: file.iceServers,
      hasRelay: true,
      isBroken: false,
    });
  });

  it('names the address in the local network', async () => {
    const address = 'http://192.168.0.7:4173/tabard/';
    expect(await readTableConfig(async () => ok({ address }))).toMatchObject({ address, isBroken: false });
  });

  it('may be missing', async () => {
    expect(await readTableConfig(async () => fail({ kind: 'missing' }))).toEqual({
      ...NONE,
      isBroken: false,
    });
  });

  it.each([
    [null],
    ['stun:x'],
    [{ iceServers: [{ urls: 'https://example.org' }] }],
    [{ relay: 'yes' }],
    [{ iceServers: [{}] }],
    [{ address: 'javascript:alert(1)' }],
    [{ address: 'http://192.168.0.7:4173/#x' }],
  ])('that holds %j is said to be broken', async (file) => {
    expect(await readTableConfig(async () => ok(file))).toEqual({ ...NONE, isBroken: true });
  });
});
