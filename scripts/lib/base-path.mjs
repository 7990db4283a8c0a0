import { Failure } from './failure.mjs';

/**
 * The path under which the app is served, from TABARD_BASE: it starts and ends with a slash.
 * @param {string | undefined} value such as `tabard`, `/tabard/` or nothing for the root
 */
export function basePath(value = '') {
  const segments = value.trim().split('/').filter(Boolean);
  if (segments.some((segment) => !/^[\w~-][\w.~-]*$/.test(segment))) {
    throw new Failure(`TABARD_BASE is "${value}", which is no path. Give one such as /tabard/.`);
  }
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}
