/** What is wrong in a file or record, and where: `path` is a JSON path such as `$.talents[3].tier`. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/u;

/** The JSON path of these keys and indexes from the root `$`. */
export function jsonPath(keys: readonly (string | number)[], root = '$'): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return PLAIN_KEY.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;
  }, root);
}

const PATH_KEY = /\.([A-Za-z_$][\w$]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/gu;

/** The keys and indexes of a JSON path: the reverse of `jsonPath`. */
export function pathKeys(path: string): readonly (string | number)[] {
  return Array.from(path.matchAll(PATH_KEY), ([, plain, index, quoted]) => {
    if (index !== undefined) return Number(index);
    return plain ?? (JSON.parse(quoted ?? '""') as string);
  });
}
