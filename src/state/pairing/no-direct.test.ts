import { describe, expect, it } from 'vitest';
import { pairingCode, readPairingCode } from '../../core/table/pairing-code.ts';
import { createJoining } from './joining.ts';
import { createSeats } from './seats.ts';

const noServers = async () => ({ servers: [], hasRelay: false, isBroken: false });

const code = pairingCode({
  kind: 'invitation',
  purpose: 'table',
  table: new Uint8Array(8),
  seat: 1,
  secret: new Uint8Array(16),
  hasRelay: false,
  description: { user: 'aaaa', password: 'b'.repeat(22), fingerprint: new Uint8Array(32), candidates: [] },
});

// Node has no WebRTC.
describe('a browser without direct connections', () => {
  it('says that it cannot join, and stays as it is', async () => {
    const joining = createJoining(noServers);
    expect(await joining.join(code)).toBe('no-direct');
    expect(joining.store.getState().state).toBe('idle');
  });

  it('makes a code for the relay where the host has one', async () => {
    const seats = createSeats('table', async () => ({ servers: [], hasRelay: true, isBroken: false }));
    await seats.invite();
    const [seat] = seats.store.getState().seats;
    expect(seat?.state).toBe('invited');
    expect(readPairingCode(seat?.code ?? '')).toMatchObject({
      ok: true,
      value: { kind: 'invitation', hasRelay: true },
    });
    seats.closeAll();
  });

  it('says that it makes no code', async () => {
    const seats = createSeats('table', noServers);
    await seats.invite();
    expect(seats.store.getState().seats.map(({ state }) => state)).toEqual(['failed']);
    seats.close(1);
    expect(seats.store.getState().seats).toEqual([]);
  });
});
