const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** Bytes in base64 with the alphabet of addresses, without padding. */
export function toBase64url(bytes: Uint8Array): string {
  const digits: string[] = [];
  for (let index = 0; index < bytes.length; index += 3) {
    const left = bytes.length - index;
    const word = ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    for (let shift = 18; shift >= (left > 2 ? 0 : 18 - left * 6); shift -= 6)
      digits.push(DIGITS.charAt((word >> shift) & 63));
  }
  return digits.join('');
}

/** The bytes of a text in that form; undefined for any other text. */
export function fromBase64url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let length = 0;
  for (const digit of text) {
    const value = VALUES.get(digit);
    if (value === undefined) return undefined;
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[length] = (word >> bits) & 255;
      length += 1;
    }
  }
  return bytes;
}
