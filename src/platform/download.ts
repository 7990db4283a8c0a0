const MAXIMUM_LENGTH = 120;
/** The names that Windows reserves for devices. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;

/** A file name for a name that every operating system accepts: `Aria` gives `Aria.json`. */
export function jsonFileName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, '_')
    .replace(/^[\s.]+/u, '');
  let base = '';
  for (const character of clean) {
    if (base.length + character.length > MAXIMUM_LENGTH) break;
    base += character;
  }
  // A search for the end of a run takes the square of its length, so only what is left is searched.
  base = base.replace(/[\s.]+$/u, '');
  if (base === '') base = 'tabard';
  return DEVICE_NAME.test(base) ? `_${base}.json` : `${base}.json`;
}

/** Downloads a text as a file. */
export function downloadText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
