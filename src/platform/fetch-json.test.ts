import { describe, expect, it } from 'vitest';
import { describeFetchProblem, fetchJson } from './fetch-json.ts';

describe('fetchJson', () => {
  const respond = (body: string, init: ResponseInit = {}): typeof fetch => {
    return async () => new Response(body, init);
  };
  const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
  const run = (fetchIt: typeof fetch) =>
    fetchJson('PatchNotes.json', { base: '/base/', fetch: fetchIt, milliseconds: 20 });

  it('fetches under the base path', async () => {
    const requested: unknown[] = [];
    const outcome = await run(async (address) => {
      requested.push(address);
      return new Response('\uFEFF[1]');
    });
    expect(outcome).toEqual({ ok: true, value: [1] });
    expect(requested).toEqual(['/base/PatchNotes.json']);
  });

  it.each<[string, typeof fetch]>([
    ['missing', respond('', { status: 404 })],
    ['missing', respond('', { status: 410 })],
    ['refused', respond('', { status: 500 })],
    ['page', respond('<!doctype html><title>App</title>', html)],
    ['page', respond('  <!doctype html>')],
    ['page', respond('[1]', html)],
    ['broken', respond('{')],
    ['broken', respond('')],
    ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'timeout',
      (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
    ],
  ])('reports %s', async (kind, fetchIt) => {
    const outcome = await run(fetchIt);
    expect(outcome).toMatchObject({ ok: false, problem: { kind } });
    if (!outcome.ok)
      expect(describeFetchProblem('PatchNotes.json', outcome.problem)).toContain('PatchNotes.json');
  });
});
