import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { describeAddresses } from './addresses.mjs';

const network = (address: string, fields: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: 'IPv4', internal: false, ...fields }) as NetworkInterfaceInfo;

const NETWORKS = {
  lo: [network('127.0.0.1', { internal: true })],
  wifi: [network('fe80::1', { family: 'IPv6' } as Partial<NetworkInterfaceInfo>), network('10.0.0.7')],
  wire: [network('10.0.1.7')],
};

describe('the addresses of a server', () => {
  it('are localhost alone where it is not shared', () => {
    const said = describeAddresses({ port: 4173, isShared: false }, '/', NETWORKS);
    expect(said).toBe('Tabard is at http://localhost:4173/\nCtrl+C ends it.');
  });

  it('are those in the local network where it is shared, with a QR code of the first', () => {
    const said = describeAddresses({ port: 80, isShared: true }, '/tabard/', NETWORKS);
    expect(said.match(/http:\S+/g)).toEqual([
      'http://localhost:80/tabard/',
      'http://10.0.0.7:80/tabard/',
      'http://10.0.1.7:80/tabard/',
    ]);
    expect(said.split('\n').filter((line) => /^[█▀▄ ]{20,}$/.test(line)).length).toBeGreaterThan(10);
  });

  it('say where there is no network', () => {
    const said = describeAddresses({ port: 80, isShared: true }, '/', { lo: NETWORKS.lo });
    expect(said).toContain('This machine is in no local network.');
  });
});
