/*
 * What two devices tell each other to connect: of a WebRTC session description only what its reader cannot
 * know. The rest of its text is the same for every connection of Tabard.
 * Rule: docs/rules/pairing.md#pairing-codes.
 */

export const CANDIDATE_KINDS = ['host', 'srflx', 'relay'] as const;

/** An address at which a device may be reached by UDP. */
export interface PairingCandidate {
  readonly kind: (typeof CANDIDATE_KINDS)[number];
  /** An IPv4 or IPv6 address, or a name such as `3f1c….local` that stands for one in the local network. */
  readonly address: string;
  /** 1 to 65535. */
  readonly port: number;
}

export interface PairingDescription {
  /** Letters and digits of base64, as ICE demands. */
  readonly user: string;
  readonly password: string;
  /** The SHA-256 of the device's certificate, 32 bytes. */
  readonly fingerprint: Uint8Array;
  readonly candidates: readonly PairingCandidate[];
}

/** Of a device that is reached over the relay alone: it leads nowhere, and is as long as one that does. */
export const RELAY_DESCRIPTION: PairingDescription = {
  user: 'none',
  password: 'none'.repeat(6),
  fingerprint: new Uint8Array(32),
  candidates: [],
};

/** More addresses make a QR code that phones hardly read. */
export const MAX_CANDIDATES = 8;

/** In bytes: the largest message of SCTP that both devices accept. */
const MAX_PACKET = 262_144;

/** Reads a session description of the browser; undefined where something is missing. */
export function readDescription(text: string): PairingDescription | undefined {
  const attribute = (name: string) => new RegExp(`^a=${name}:(.+?)\\s*$`, 'm').exec(text)?.[1];
  const user = attribute('ice-ufrag');
  const password = attribute('ice-pwd');
  const digits = /^sha-256 ([0-9A-F:]{95})$/i.exec(attribute('fingerprint') ?? '')?.[1];
  if (user === undefined || password === undefined || digits === undefined) return undefined;
  const fingerprint = Uint8Array.from(digits.split(':'), (pair) => Number.parseInt(pair, 16));
  const found = [...text.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (\w+)/gim)];
  const candidates = found.flatMap(([, address = '', port, kind]): PairingCandidate[] => {
    const known = CANDIDATE_KINDS.find((each) => each === kind);
    return known ? [{ kind: known, address, port: Number(port) }] : [];
  });
  return { user, password, fingerprint, candidates: candidates.slice(0, MAX_CANDIDATES) };
}

/** The session description that the browser expects of the other device. */
export function writeDescription(
  { user, password, fingerprint, candidates }: PairingDescription,
  role: 'offer' | 'answer',
): string {
  const digits = Array.from(fingerprint, (byte) => byte.toString(16).padStart(2, '0').toUpperCase());
  return [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${digits.join(':')}`,
    `a=setup:${role === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    `a=max-message-size:${MAX_PACKET}`,
    ...candidates.map(candidateLine),
    'a=end-of-candidates',
    '',
  ].join('\r\n');
}

/** Direct addresses first, and each kind in the order in which the other device gave them. */
const PREFERENCE = { host: 126, srflx: 100, relay: 0 } as const;

function candidateLine({ kind, address, port }: PairingCandidate, index: number): string {
  const priority = PREFERENCE[kind] * 2 ** 24 + (65_535 - index) * 2 ** 8 + 255;
  const origin = kind === 'host' ? '' : ' raddr 0.0.0.0 rport 0';
  return `a=candidate:${index + 1} 1 udp ${priority} ${address} ${port} typ ${kind}${origin}`;
}
