/** Words with a capital letter at their start: `status effects` becomes `Status effects`. */
export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
