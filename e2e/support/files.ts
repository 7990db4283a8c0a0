import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A JSON file for a file input. An object is serialized; a text and bytes stay as they are. */
export function jsonFile(name: string, content: string | Buffer | object): UploadedFile {
  const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
  return {
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(isRaw ? content : JSON.stringify(content)),
  };
}

export interface DownloadedFile {
  readonly name: string;
  readonly text: string;
}

/** Performs what starts a download, and reads the downloaded file. */
export async function download(page: Page, start: () => Promise<unknown>): Promise<DownloadedFile> {
  const downloading = page.waitForEvent('download');
  await start();
  const file = await downloading;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
