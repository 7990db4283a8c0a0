import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkPack } from '../foes/check-pack.ts';
import { readJson } from '../lib/json-text.ts';
import { mergePacks } from './merge-packs.ts';
import { parsePack, serializePack } from './parse-pack.ts';
import { verifyGameData } from './verify.ts';

const text = readFileSync(new URL('../../../public/BaseGameData.json', import.meta.url), 'utf8');
const file = readJson(text);
const json = file.ok ? file.value : undefined;
const standard = parsePack(json);

it('the standard pack is accepted without findings', () => {
  expect(standard.ok || standard.problem).toBe(true);
  expect(checkPack(json)).toEqual([]);
});

it('the standard pack alone passes verification', () => {
  expect(standard.ok && verifyGameData(mergePacks([standard.value]))).toEqual([]);
});

it('the standard pack survives a round trip through serialization', () => {
  expect(standard.ok && parsePack(JSON.parse(JSON.stringify(serializePack(standard.value))))).toEqual(
    standard,
  );
});
