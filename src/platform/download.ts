const LONGEST_FILE_NAME = 120;
const NO_NAME = 'download';

/** A joiner that is no part of a word or of an emoji, or any other character that no file name should have. */
const UNSUITABLE =
  /(?:(?!(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D](?=[\p{L}\p{Extended_Pictographic}]))[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*])+/gu;

/** What Windows keeps for its devices, whatever the ending. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/iu;

/**
 * A file name that every system accepts for a thing of this name: `Aria` gives `Aria.json`.
 * Rule: docs/rules/names.md#file-names.
 */
export function jsonFileName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(UNSUITABLE, '_')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  let base = '';
  for (const character of clean) {
    if (base.length + character.length > LONGEST_FILE_NAME) break;
    base += character;
  }
  if (base === '') base = NO_NAME;
  return DEVICE_NAME.test(base) ? `_${base}.json` : `${base}.json`;
}

/** Hands a text to the browser as a file to keep. */
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
