/** A key of the game data as a title: IRON_SKILLS is Iron Skills. */
export function keyTitle(key: string): string {
  return key
    .split(/[_\s]+/u)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
}
