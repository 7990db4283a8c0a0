/**
 * Why Tabard cannot run on a version of Node; undefined if it can. package.json's `engines` states the same
 * range, which is Vite's, but npm only warns about it.
 * @param {string} version such as `20.19.0`
 * @returns {string | undefined}
 */
export function describeNodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 23;
  return isSupported
    ? undefined
    : `Tabard needs Node 20.19 or later (22 from 22.12 on). This is Node ${version}.`;
}
