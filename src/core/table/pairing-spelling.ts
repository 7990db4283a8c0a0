/** Digits and capital letters without those that look alike (Crockford's base32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));
const GROUP = 4;
/** Shorter texts are words. */
const MIN_LENGTH = 60;

/** Bytes as letters that a person can read out and type: groups of four. */
export function spell(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{1,5}/g) ?? []).map((five) =>
    LETTERS.charAt(Number.parseInt(five.padEnd(5, '0'), 2)),
  );
  return (letters.join('').match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join(' ');
}

/** Whether a text can be one that somebody typed. Case, spaces and hyphens do not count. */
export function isSpelled(text: string): boolean {
  const letters = lettersOf(text);
  return letters.length >= MIN_LENGTH && [...letters].every((letter) => VALUES.has(letter));
}

/** The bytes of a typed text; a letter that is none counts as 0. */
export function fromSpelled(text: string): Uint8Array {
  const bits = [...lettersOf(text)]
    .map((letter) => (VALUES.get(letter) ?? 0).toString(2).padStart(5, '0'))
    .join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** The letters that were meant: people type O for 0, and I or L for 1. */
function lettersOf(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
}
