/** The start of a text: at most so many UTF-16 units, without half of a surrogate pair at the end. */
export function cutText(text: string, units: number): string {
  return text.length <= units ? text : text.slice(0, units).replace(/\p{Cs}$/u, '');
}
