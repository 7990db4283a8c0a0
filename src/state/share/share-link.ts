import { jsonFileName } from '../../platform/download.ts';

/**
 * The link of a code to the screen that opens it. What follows its `#` stays in the browser: no server ever sees it.
 * @param path below the base path
 */
export function codeAddress(path: string, code: string): string {
  return `${location.origin}${import.meta.env.BASE_URL}${path}#${code}`;
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
