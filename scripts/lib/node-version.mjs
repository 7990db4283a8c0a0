/**
 * What keeps Tabard from running on this Node, in words; undefined where nothing does. The range is Vite's, and stands in
 * package.json's `engines` too; npm only warns about it.
 * @param {string} version such as `20.19.0`
 * @returns {string | undefined}
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 23;
  return supported
    ? undefined
    : `Tabard needs Node 20.19 or later (22 from 22.12 on). This is Node ${version}.`;
}
