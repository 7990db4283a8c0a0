import { cutText } from '../core/lib/cut-text.ts';

const MAX_LENGTH = 120;
/**
 * No more of a name is read, in UTF-16 units: to normalise a text that is far too long for one could take
 * long.
 */
const READ_LENGTH = 1_000;
const NO_NAME = 'download';

/** The invisible letters that say after a black flag whose it is: at most six, and one that ends them. */
const FLAG_TAGS = String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007F}]{0,6})[\u{E0020}-\u{E007F}]`;
const JOINERS = String.raw`[\u200C\u200D][\p{L}\p{Extended_Pictographic}]`;

/**
 * Characters that a file name must not have. A joiner before a letter or an emoji may stay, and so may a
 * flag.
 */
const UNSUITABLE = new RegExp(
  String.raw`(?:(?!${JOINERS}|${FLAG_TAGS})[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*])+`,
  'gu',
);

/** The names that Windows reserves for devices, with any extension. */
const DEVICE_NAME = /^(?:con(?:(?:in|out)\$)?|prn|aux|nul|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/iu;

/**
 * A file name for a name that every operating system accepts: `Aria` gives `Aria.json`.
 * Rule: docs/rules/names.md#file-names.
 */
export function jsonFileName(name: string): string {
  const clean = name
    .slice(0, READ_LENGTH)
    .normalize('NFC')
    .replace(UNSUITABLE, '_')
    .replace(/^[\s.\u200C\u200D]+/u, '');
  // The search for the end of a run takes quadratic time, so it is limited to the remaining text.
  const base = cutText(clean, MAX_LENGTH).replace(/[\s.]+$/u, '') || NO_NAME;
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
