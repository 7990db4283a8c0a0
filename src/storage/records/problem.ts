import type { StorageProblem } from '../api.ts';

const MESSAGES: Readonly<Record<StorageProblem['reason'], string>> = {
  full: 'Your browser is out of space. The change is kept in this tab: download it, free some space, then try again.',
  blocked:
    'Your browser does not let Tabard store anything. Changes are kept in this tab only: download them before you leave.',
  failed:
    'Your browser could not store this. The change is kept in this tab: try again, and download it before you leave.',
  memory:
    'Your browser’s storage does not answer. Changes are kept in this tab only: try again, and download them before you leave.',
  outdated: 'A newer version of Tabard has written here, so nothing is saved in this tab.',
};

export function storageProblem(reason: StorageProblem['reason']): StorageProblem {
  return { reason, message: MESSAGES[reason] };
}

/**
 * Engines report a full disk or quota under several names. Chromium reports a full disk as a DataError at
 * commit, or as an UnknownError whose message names it.
 */
const FULL_NAMES = new Set([
  'QuotaExceededError',
  'NS_ERROR_DOM_QUOTA_REACHED',
  'NS_ERROR_FILE_NO_DEVICE_SPACE',
  'DataError',
]);

/** What an error of the browser means for storage. */
export function problemOf(error: unknown): StorageProblem {
  const { name, message } =
    error instanceof Error || error instanceof DOMException ? error : { name: '', message: '' };
  if (FULL_NAMES.has(name) || message.includes('FILE_ERROR_NO_SPACE')) return storageProblem('full');
  if (name === 'VersionError') return storageProblem('outdated');
  if (name === 'SecurityError' || name === 'NotAllowedError') return storageProblem('blocked');
  return storageProblem('failed');
}
