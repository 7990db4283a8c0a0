/*
 * A sealed file starts with one line, `tabard-file 1 {length} {SHA-256}`, and goes on with so many bytes.
 * Whatever follows them is left over from before. A file that was cut or damaged does not fit its line.
 */

const FORMAT = 'tabard-file 1';
const MAX_LINE = 120;
const NEWLINE = 10;

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The contents of a sealed file, of at least `room` bytes. */
export async function seal(bytes: Uint8Array<ArrayBuffer>, room = 0): Promise<Uint8Array<ArrayBuffer>> {
  const line = `${FORMAT} ${bytes.length} ${await sha256(bytes)}\n`;
  const sealed = new Uint8Array(Math.max(room, line.length + bytes.length));
  sealed.set(new TextEncoder().encode(line));
  sealed.set(bytes, line.length);
  return sealed;
}

/** The line that a sealed file starts with; empty where it has none. It differs with the contents. */
export function sealOf(file: Uint8Array<ArrayBuffer>): string {
  const end = file.subarray(0, MAX_LINE).indexOf(NEWLINE);
  return end < 0 ? '' : new TextDecoder().decode(file.subarray(0, end));
}

/** What was sealed; undefined where it is not whole. */
export async function unseal(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const line = sealOf(file);
  const end = line.length;
  const [, length, hash] = /^tabard-file 1 (\d{1,12}) ([0-9a-f]{64})$/.exec(line) ?? [];
  if (length === undefined) return undefined;
  const bytes = file.slice(end + 1, end + 1 + Number(length));
  return bytes.length === Number(length) && (await sha256(bytes)) === hash ? bytes : undefined;
}
