import { Failure } from './failure.mjs';

/**
 * The path under which the app is served, with a slash at its start and its end.
 * @param {string | undefined} value of TABARD_BASE, such as `tabard` or `/tabard/`; the root without one
 */
export function basePath(value = '') {
  const segments = value.trim().split('/').filter(Boolean);
  if (segments.some((segment) => !/^[\w~-][\w.~-]*$/.test(segment))) {
    throw new Failure(`TABARD_BASE is "${value}", which is not a path. Give one such as /tabard/.`);
  }
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}
