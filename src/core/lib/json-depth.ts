/** Whether lists and objects stand within each other on more than so many levels. */
export function isDeeperThan(json: unknown, levels: number): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return levels === 0 || Object.values(json).some((each) => isDeeperThan(each, levels - 1));
}
