import { fromBase64url, toBase64url } from '../share/base64url.ts';
import {
  CANDIDATE_KINDS,
  MAX_CANDIDATES,
  type PairingCandidate,
  type PairingDescription,
} from './pairing-description.ts';

/** Reads bytes one after the other. After the last byte, every read is undefined. */
export interface ByteReader {
  take(length: number): Uint8Array | undefined;
  readonly isAtEnd: () => boolean;
}

export function createByteReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  return {
    take(length) {
      if (at + length > bytes.length) {
        at = Number.POSITIVE_INFINITY;
        return undefined;
      }
      at += length;
      return bytes.slice(at - length, at);
    },
    isAtEnd: () => at === bytes.length,
  };
}

/** One array with the bytes of all parts, in order. */
export function joinBytes(parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

const ADDRESS_FORMS = ['ipv4', 'ipv6', 'name'] as const;
type AddressForm = (typeof ADDRESS_FORMS)[number];
const ADDRESS_BYTES: Readonly<Record<AddressForm, number>> = { ipv4: 4, ipv6: 16, name: 16 };

const FINGERPRINT_BYTES = 32;

/** The bytes of a description. Candidates in a form that is not known are left out. */
export function descriptionBytes({
  user,
  password,
  fingerprint,
  candidates,
}: PairingDescription): Uint8Array {
  const written = candidates.slice(0, MAX_CANDIDATES).flatMap((each) => {
    const bytes = candidateBytes(each);
    return bytes === undefined ? [] : [bytes];
  });
  return joinBytes([iceBytes(user), iceBytes(password), fingerprint, [written.length], ...written]);
}

/** Reads a description; undefined where bytes are missing or impossible. */
export function readDescriptionBytes(reader: ByteReader): PairingDescription | undefined {
  const user = readIce(reader, 4);
  const password = readIce(reader, 22);
  const fingerprint = reader.take(FINGERPRINT_BYTES);
  const count = reader.take(1)?.[0];
  if (user === undefined || password === undefined || fingerprint === undefined || count === undefined)
    return undefined;
  if (count > MAX_CANDIDATES) return undefined;
  const candidates: PairingCandidate[] = [];
  for (let index = 0; index < count; index += 1) {
    const candidate = readCandidate(reader);
    if (candidate === undefined) return undefined;
    candidates.push(candidate);
  }
  return { user, password, fingerprint, candidates };
}

/** ICE names and passwords are digits of base64: three bytes for four of them, after their number. */
function iceBytes(text: string): Uint8Array {
  const digits = text.replaceAll('+', '-').replaceAll('/', '_');
  const packed = fromBase64url(digits.padEnd(Math.ceil(digits.length / 4) * 4, 'A'));
  return joinBytes([[digits.length], packed ?? []]);
}

function readIce(reader: ByteReader, shortest: number): string | undefined {
  const length = reader.take(1)?.[0] ?? 0;
  const packed = reader.take(Math.ceil(length / 4) * 3);
  if (length < shortest || packed === undefined) return undefined;
  return toBase64url(packed).slice(0, length).replaceAll('-', '+').replaceAll('_', '/');
}

function candidateBytes({ kind, address, port }: PairingCandidate): Uint8Array | undefined {
  const form = formOf(address);
  const bytes = form && addressBytes(form, address);
  if (form === undefined || bytes === undefined) return undefined;
  const first = CANDIDATE_KINDS.indexOf(kind) * 16 + ADDRESS_FORMS.indexOf(form);
  return joinBytes([[first, port >> 8, port & 255], bytes]);
}

function readCandidate(reader: ByteReader): PairingCandidate | undefined {
  const [first = 0, high = 0, low = 0] = reader.take(3) ?? [];
  const kind = CANDIDATE_KINDS[first >> 4];
  const form = ADDRESS_FORMS[first & 15];
  const bytes = form && reader.take(ADDRESS_BYTES[form]);
  const port = high * 256 + low;
  if (kind === undefined || form === undefined || bytes === undefined || port === 0) return undefined;
  return { kind, address: addressText(form, bytes), port };
}

function formOf(address: string): AddressForm | undefined {
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.local$/i.test(address)) return 'name';
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(address)) return 'ipv4';
  return address.includes(':') ? 'ipv6' : undefined;
}

function addressBytes(form: AddressForm, address: string): Uint8Array | undefined {
  if (form === 'name') return hexBytes(address.slice(0, -'.local'.length).replaceAll('-', ''));
  if (form === 'ipv4') return Uint8Array.from(address.split('.'), Number);
  // An IPv6 address with one `::` in place of its longest run of zeros.
  const [before = [], after = []] = address
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const groups = [
    ...before,
    ...Array.from({ length: 8 - before.length - after.length }, () => '0'),
    ...after,
  ];
  return hexBytes(groups.map((group) => group.padStart(4, '0')).join(''));
}

function addressText(form: AddressForm, bytes: Uint8Array): string {
  if (form === 'ipv4') return bytes.join('.');
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (form === 'ipv6') return (digits.match(/.{4}/g) ?? []).join(':');
  return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}.local`;
}

function hexBytes(digits: string): Uint8Array | undefined {
  if (!/^[0-9a-f]{32}$/i.test(digits)) return undefined;
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
