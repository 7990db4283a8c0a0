import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { version } from '../../package.json' with { type: 'json' };
import { VERSION_LABEL } from './version.ts';

it('is the version of the package and of the newest patch note', () => {
  const [newest] = JSON.parse(readFileSync('public/PatchNotes.json', 'utf8'));
  expect([version, newest.version]).toEqual([VERSION_LABEL, VERSION_LABEL]);
});
