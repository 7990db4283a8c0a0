import { describe, expect, it } from 'vitest';
import { createSealer, deriveRelayKeys } from './sealed-messages.ts';

const SECRET = Uint8Array.from({ length: 16 }, (_, at) => at);
const bytes = (text: string) => new TextEncoder().encode(text);

async function both() {
  const { key } = await deriveRelayKeys(SECRET);
  const host = createSealer(key, 'host');
  const guest = createSealer(key, 'guest');
  const [fromHost, fromGuest] = [await host.hello(), await guest.hello()];
  expect([await guest.open(fromHost), await host.open(fromGuest)]).toEqual(['hello', 'hello']);
  const seal = async (text: string) => (await host.seal(bytes(text))) ?? new Uint8Array();
  return { host, guest, seal };
}

describe('a sealed message', () => {
  it('is read by the other side, in its turn', async () => {
    const { guest, seal } = await both();
    const [one, two] = [await seal('one'), await seal('two')];
    expect(await guest.open(two)).toBeUndefined();
    expect(await guest.open(one)).toEqual(bytes('one'));
    expect(await guest.open(one)).toBeUndefined();
    expect(await guest.open(two)).toEqual(bytes('two'));
  });

  it('hides its content, and is refused when it was changed', async () => {
    const { guest, seal } = await both();
    const sealed = await seal('Hollow King');
    expect(new TextDecoder().decode(sealed)).not.toContain('Hollow');
    sealed[20] = (sealed[20] ?? 0) ^ 1;
    expect(await guest.open(sealed)).toBeUndefined();
    expect(await guest.open(new Uint8Array(0))).toBeUndefined();
    expect(await guest.open(new Uint8Array(5))).toBeUndefined();
  });

  it('of an earlier session, of its own side or of another secret is refused', async () => {
    const { host, guest, seal } = await both();
    const old = await seal('old');
    await host.open(await guest.hello());
    await guest.open(await host.hello());
    expect(await guest.open(old)).toBeUndefined();
    expect(await host.open(old)).toBeUndefined();
    const { key } = await deriveRelayKeys(new Uint8Array(16));
    expect(await guest.open(await createSealer(key, 'host').hello())).toBeUndefined();
  });

  it('is not made before the other side is there', async () => {
    const { key } = await deriveRelayKeys(SECRET);
    const host = createSealer(key, 'host');
    await host.hello();
    expect(await host.seal(bytes('early'))).toBeUndefined();
  });
});

describe('a room', () => {
  it('is the same for both sides, and does not tell the secret', async () => {
    const { room } = await deriveRelayKeys(SECRET);
    expect((await deriveRelayKeys(Uint8Array.from(SECRET))).room).toBe(room);
    expect(room).toMatch(/^[0-9a-f]{32}$/);
    expect((await deriveRelayKeys(new Uint8Array(16))).room).not.toBe(room);
  });
});
