import { fail, ok, type Result } from '../core/lib/result.ts';

/**
 * `missing`: no such file. `page`: the host answered with a web page in its place. `refused`: any other bad
 * status. `broken`: the file is not JSON.
 */
export type FetchProblem =
  | { readonly kind: 'missing' | 'page' | 'broken' | 'network' | 'timeout' }
  | { readonly kind: 'refused'; readonly status: number };

export interface FetchOptions {
  /** The path that the app is hosted under, with a slash at the end. */
  readonly base: string;
  readonly fetch: typeof fetch;
  readonly milliseconds: number;
}

/** Fetches one of the app's own data files: `BaseGameData.json` or `PatchNotes.json`. Never rejects. */
export async function fetchJson(
  fileName: string,
  options: FetchOptions = { base: import.meta.env.BASE_URL, fetch: globalThis.fetch, milliseconds: 15_000 },
): Promise<Result<unknown, FetchProblem>> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), options.milliseconds);
  try {
    const { fetch } = options;
    const response = await fetch(`${options.base}${fileName}`, { signal: controller.signal });
    if (response.status === 404 || response.status === 410) return fail({ kind: 'missing' });
    if (!response.ok) return fail({ kind: 'refused', status: response.status });
    const text = (await response.text()).replace(/^\uFEFF/u, '');
    const isPage = response.headers.get('content-type')?.includes('text/html') || /^\s*</u.test(text);
    return isPage ? fail({ kind: 'page' }) : parse(text);
  } catch {
    return fail({ kind: controller.signal.aborted ? 'timeout' : 'network' });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The file belongs to the app and has the same origin, so it is parsed without the checks for users' files.
 */
function parse(text: string): Result<unknown, FetchProblem> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail({ kind: 'broken' });
  }
}

/** Why a file of the app could not be fetched: one sentence, shown below the screen's message. */
export function describeFetchProblem(fileName: string, problem: FetchProblem): string {
  switch (problem.kind) {
    case 'missing':
      return `${fileName} is not there.`;
    case 'page':
      return `The server answered with a web page in place of ${fileName}.`;
    case 'network':
      return `${fileName} could not be fetched. Are you connected?`;
    case 'timeout':
      return `${fileName} took too long to arrive.`;
    case 'refused':
      return `The server refused ${fileName} with status ${problem.status}.`;
    case 'broken':
      return `${fileName} is not valid JSON.`;
  }
}
