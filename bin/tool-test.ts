import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

type Main = (
  parameters: readonly string[],
  print: (line: string) => void,
  printError: (line: string) => void,
) => Promise<number>;

/** What the tests of a tool share: a folder of files, and runs of the tool with what it prints. */
export function toolTest(main: Main) {
  const folder = mkdtempSync(join(tmpdir(), 'tabard-tool-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    /** Writes a file, anything but a text or bytes as JSON. Returns its path. */
    file(name: string, content: unknown): string {
      const path = join(folder, name);
      writeFileSync(
        path,
        typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
      );
      return path;
    },
    async run(...parameters: readonly string[]) {
      const printed: string[] = [];
      const errors: string[] = [];
      const code = await main(
        parameters,
        (line) => printed.push(line),
        (line) => errors.push(line),
      );
      return { code, printed, errors };
    },
  };
}
