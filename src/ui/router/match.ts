import type { ComponentType, ReactNode } from 'react';

/** A screen, or what is around screens. */
export interface Route {
  /** Absolute, or below the path of the route around it: `:name` is one segment, `:name?` may be left out, `*` is any rest. */
  readonly path?: string;
  /** `<Outlet />` unless given. */
  readonly element?: ReactNode;
  /** Fetches the code of the element, once. */
  readonly lazy?: () => Promise<ComponentType>;
  /** Waits for what the routes below need; called until it has resolved once. A rejection is shown as `error`. */
  readonly prepare?: () => Promise<unknown>;
  /** Shown where this route or one below it fails. */
  readonly error?: ReactNode;
  /** Stands in for this route on the first visit, while this route or one below it is on its way. */
  readonly fallback?: ReactNode;
  readonly children?: readonly Route[];
}

export type Params = Readonly<Partial<Record<string, string>>>;

export interface Match {
  /** From the outermost to the screen. */
  readonly routes: readonly Route[];
  readonly params: Params;
}

/** A screen with all that is around it. */
interface Branch {
  readonly pattern: RegExp;
  readonly routes: readonly Route[];
}

/** Every screen of a table, in its order. */
export function listBranches(
  table: readonly Route[],
  base = '',
  around: readonly Route[] = [],
): readonly Branch[] {
  return table.flatMap((route) => {
    const { path = '', children } = route;
    const whole = path.startsWith('/') ? path : `${base}/${path}`;
    const routes = [...around, route];
    return children ? listBranches(children, whole, routes) : [{ pattern: compilePath(whole), routes }];
  });
}

/** The first screen whose path an address has; undefined where there is none. */
export function findMatch(branches: readonly Branch[], pathname: string): Match | undefined {
  const path = decodePath(pathname);
  for (const { pattern, routes } of branches) {
    const found = pattern.exec(path);
    if (found) return { routes, params: found.groups ?? {} };
  }
  return undefined;
}

/** Whether an address has this path, whatever its case. */
export const matchPath = (path: string, pathname: string): boolean =>
  compilePath(path).test(decodePath(pathname));

function compilePath(path: string): RegExp {
  const segments = path.split('/').filter((segment) => segment !== '');
  const patterns = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    const [, name, optional] = /^:(\w+)(\?)?$/u.exec(segment) ?? [];
    if (name === undefined) return `/${segment}`;
    return optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`;
  });
  return new RegExp(`^${patterns.join('')}/*$`, 'iu');
}

/** A path with its segments decoded; one that is malformed stays as it is. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
