import { describe, expect, it } from 'vitest';
import { codeAddress } from './share-link.ts';

const SHARED = 'http://192.168.0.7:4173/';
const at = (address: string) => new URL(address);

describe('the link of a code', () => {
  it.each(['http://localhost:4173/', 'http://127.0.0.1:4173/', 'http://[::1]:4173/'])(
    'opened at %s leads to the address in the local network',
    (address) => {
      expect(codeAddress('table/join', 'TBT', SHARED, at(address))).toBe(`${SHARED}table/join#TBT`);
    },
  );

  it.each([
    ['http://localhost:4173/', undefined, 'http://localhost:4173/table/join#TBT'],
    ['https://tabard.example.org/', SHARED, 'https://tabard.example.org/table/join#TBT'],
    ['http://10.0.0.7:4173/', SHARED, 'http://10.0.0.7:4173/table/join#TBT'],
  ])('opened at %s leads there, where %s is announced', (address, shared, link) => {
    expect(codeAddress('table/join', 'TBT', shared, at(address))).toBe(link);
  });
});
