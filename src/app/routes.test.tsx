import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { paths } from './paths.ts';
import type { Screen } from './router/navigation.ts';
import { createRoutes } from './routes.tsx';

/** Leads on to another address. */
const REDIRECT = '/gm';

/** The addresses of all screens below these: that of one without a path is that of the one around it. */
const addressesOf = (screens: readonly Screen[], around = ''): readonly string[] =>
  screens.flatMap(({ path = '', children }) => {
    const address = path.startsWith('/') || path === '' ? path || around : `${around}/${path}`;
    return children === undefined ? [address] : addressesOf(children, address);
  });

it('every screen has its address in the list of paths, by which journeys open all of them', () => {
  const listed = Object.values(paths).map((path) =>
    typeof path === 'string' ? path : (path as (...parts: unknown[]) => string)('a', 'add', 0),
  );
  const addresses = addressesOf(createRoutes(async () => Promise.reject()));
  expect(addresses).toContain('/character/id/:name/combat');
  const unlisted = addresses.filter((address) => !listed.some((path) => matchPath(address, path)));
  expect(unlisted.filter((address) => address !== '/*' && address !== REDIRECT)).toEqual([]);
});
