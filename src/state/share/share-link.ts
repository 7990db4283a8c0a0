import { jsonFileName } from '../../platform/download.ts';
import { readTableConfig } from '../../platform/table/table-config.ts';

/** Names of this machine, which lead to another one where they are opened on it. */
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Where the app was opened. */
type Opened = Pick<Location, 'hostname' | 'origin'>;

/**
 * The address in the local network that a page on localhost gives to other devices; undefined without one.
 */
export async function readSharedAddress(): Promise<string | undefined> {
  if (!LOOPBACK.test(location.hostname) || !navigator.onLine) return undefined;
  return (await readTableConfig()).address;
}

/**
 * The link of a code to the screen that opens it. What follows its `#` stays in the browser: no server ever
 * sees it.
 * @param path below the base path
 * @param shared the address of the app in the local network, for other devices than the one that opened
 * localhost
 */
export function codeAddress(path: string, code: string, shared?: string, from: Opened = location): string {
  const base = LOOPBACK.test(from.hostname) && shared ? shared : `${from.origin}${import.meta.env.BASE_URL}`;
  return `${base}${path}#${code}`;
}

interface SharedFile {
  readonly name: string;
  readonly text: string;
}

/** Whether the system has a share sheet that accepts the file. */
export function canShareFile(file: SharedFile): boolean {
  return navigator.canShare?.({ files: [asFile(file)] }) ?? false;
}

/** Opens the share sheet of the system. Returns why it failed; undefined where it was used or closed. */
export async function shareFile({
  name,
  text,
  link,
}: SharedFile & { link: string | undefined }): Promise<string | undefined> {
  try {
    await navigator.share({ title: name, files: [asFile({ name, text })], ...(link && { url: link }) });
    return undefined;
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? undefined : 'Nothing was sent: the system did not accept it. Download the file.';
  }
}

function asFile({ name, text }: SharedFile): File {
  return new File([text], jsonFileName(name), { type: 'application/json' });
}
