import { describe, expect, it } from 'vitest';
import { pairingCode, readPairingCode, spelledAnswer } from '../../core/table/pairing-code.ts';
import { answerDirect, offerDirect } from './direct-connection.ts';

const SECRET = Uint8Array.from({ length: 16 }, (_, at) => at);

/** Two ends in one page, which know each other only by codes. */
async function paired({ guestSecret = SECRET, isTyped = false } = {}) {
  const servers: RTCIceServer[] = [];
  const host = await offerDirect({ secret: SECRET, servers });
  const invitation = readPairingCode(
    pairingCode({
      kind: 'invitation',
      purpose: 'table',
      table: new Uint8Array(8),
      seat: 1,
      secret: SECRET,
      hasRelay: false,
      description: host.description,
    }),
  );
  if (!invitation.ok) throw new Error(invitation.problem);
  const guest = await answerDirect(invitation.value.description, { secret: guestSecret, servers });
  const answer = { kind: 'answer', seat: 1, description: guest.description } as const;
  const read = readPairingCode(isTyped ? spelledAnswer(answer) : pairingCode(answer));
  if (!read.ok) throw new Error(read.problem);
  expect(await host.accept(read.value.description)).toBe(true);
  return { host: host.transport, guest: guest.transport };
}

async function opened(options?: { isTyped: boolean }) {
  const both = await paired(options);
  await expect.poll(() => [both.host.state(), both.guest.state()]).toEqual(['open', 'open']);
  return both;
}

describe('a direct connection', () => {
  it('carries messages of up to 256 KiB in order, and closes on both sides', async () => {
    const { host, guest } = await opened();
    const heard: number[] = [];
    guest.onMessage((message) => heard.push(message.length));
    for (const size of [0, 1, 20_000, 262_144, 3]) expect(host.send(new Uint8Array(size))).toBe(true);
    await expect.poll(() => heard).toEqual([0, 1, 20_000, 262_144, 3]);
    expect(host.send(new Uint8Array(262_145))).toBe(false);
    guest.close();
    await expect.poll(() => [host.state(), host.end()]).toEqual(['closed', 'left']);
    expect([guest.state(), guest.end()]).toEqual(['closed', undefined]);
    expect(host.send(Uint8Array.of(1))).toBe(false);
  });

  it('opens by an answer that was typed', async () => {
    const { host, guest } = await opened({ isTyped: true });
    host.close();
    await expect.poll(() => guest.end()).toBe('left');
  });

  it('closes on a device that does not know the secret', async () => {
    const { host, guest } = await paired({ guestSecret: new Uint8Array(16) });
    await expect.poll(() => [host.state(), host.end()]).toEqual(['closed', 'forged']);
    await expect.poll(() => guest.state()).toBe('closed');
  });

  it('accepts nothing more than it can send', async () => {
    const { host, guest } = await opened();
    const accepted = Array.from({ length: 20 }, () => host.send(new Uint8Array(262_144)));
    expect(accepted[0]).toBe(true);
    expect(accepted.at(-1)).toBe(false);
    guest.close();
  });

  it('refuses a description that is none', async () => {
    const none = { user: 'aaaa', password: 'a'.repeat(22), fingerprint: new Uint8Array(3), candidates: [] };
    await expect(answerDirect(none, { secret: SECRET, servers: [] })).rejects.toThrow();
  });
});
