const MAXIMUM_LENGTH = 120;
const NO_NAME = 'download';

/** Characters that a file name must not have. A joiner before a letter or an emoji may stay. */
const UNSUITABLE = /(?:(?![\u200C\u200D][\p{L}\p{So}])[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*])+/gu;

/** The names that Windows reserves for devices, with any extension. */
const DEVICE_NAME = /^(?:con(?:(?:in|out)\$)?|prn|aux|nul|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/iu;

/**
 * A file name for a name that every operating system accepts: `Aria` gives `Aria.json`.
 * Rule: docs/rules/names.md#file-names.
 */
export function jsonFileName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(UNSUITABLE, '_')
    .replace(/^[\s.\u200C\u200D]+/u, '');
  let base = '';
  for (const character of clean) {
    if (base.length + character.length > MAXIMUM_LENGTH) break;
    base += character;
  }
  // The search for the end of a run takes quadratic time, so it is limited to the remaining text.
  base = base.replace(/[\s.]+$/u, '') || NO_NAME;
  return `${DEVICE_NAME.test(base) ? '_' : ''}${base}.json`;
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
