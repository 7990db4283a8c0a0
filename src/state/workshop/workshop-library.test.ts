import { describe, expect, it } from 'vitest';
import { WORKSHOP_LIBRARY, workshopPackOf } from './workshop-library.ts';

/** A file of so many megabytes, in texts that a file may have. */
function fileOf(megabytes: number): string {
  const paragraph = 'x'.repeat(100_000 - 3);
  return JSON.stringify({
    name: 'Large',
    notes: Array.from({ length: megabytes * 10 }, () => paragraph),
  });
}

describe('a pack to write on', () => {
  it('is as large as a pack that the app loads, and no larger', () => {
    const text = fileOf(19);
    expect(workshopPackOf(text)).toMatchObject({ ok: true, value: { name: 'Large', text } });
    expect(workshopPackOf(fileOf(21))).toMatchObject({
      ok: false,
      problem: { detail: 'The file is larger than 20 MB.' },
    });
  });

  it('keeps the byte-order mark of its file', async () => {
    const text = '\uFEFF{"name":"Kitchen"}\r\n';
    expect(await WORKSHOP_LIBRARY.parseFile?.(new Blob([text]) as File)).toMatchObject({
      ok: true,
      value: { name: 'Kitchen', text },
    });
  });

  it.each([
    ['{"name":" "}', 'It has no name.'],
    ['[{"name":"A"}]', expect.stringMatching(/^A pack is an object. This file is a list/u)],
    ['7', 'A pack is an object.'],
    ['{"name":"A","name":"B"}', expect.anything()],
    ['', 'The file is empty.'],
  ])('is refused with the reason: %s', (text, detail) => {
    expect(workshopPackOf(text)).toMatchObject({ ok: false, problem: { detail } });
  });
});
