import { describe, expect, it } from 'vitest';
import { describeFetchProblem, fetchJson } from './fetch-json.ts';

describe('fetchJson', () => {
  const answering = (body: string, init: ResponseInit = {}): typeof fetch => {
    return async () => new Response(body, init);
  };
  const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
  const run = (fetchIt: typeof fetch) =>
    fetchJson('PatchNotes.json', { base: '/base/', fetch: fetchIt, milliseconds: 20 });

  it('fetches under the base path', async () => {
    const asked: unknown[] = [];
    const outcome = await run(async (address) => {
      asked.push(address);
      return new Response('\uFEFF[1]');
    });
    expect(outcome).toEqual({ ok: true, value: [1] });
    expect(asked).toEqual(['/base/PatchNotes.json']);
  });

  it.each<[string, typeof fetch]>([
    ['missing', answering('', { status: 404 })],
    ['missing', answering('', { status: 410 })],
    ['refused', answering('', { status: 500 })],
    ['page', answering('<!doctype html><title>App</title>', html)],
    ['page', answering('  <!doctype html>')],
    ['page', answering('[1]', html)],
    ['broken', answering('{')],
    ['broken', answering('')],
    ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'timeout',
      (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
    ],
  ])('tells %s', async (kind, fetchIt) => {
    const outcome = await run(fetchIt);
    expect(outcome).toMatchObject({ ok: false, problem: { kind } });
    if (!outcome.ok)
      expect(describeFetchProblem('PatchNotes.json', outcome.problem)).toContain('PatchNotes.json');
  });
});
