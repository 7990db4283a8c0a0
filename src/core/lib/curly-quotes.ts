/** A message of the checker, which quotes names as the file does, with the quotation marks of the screens. */
export function curlyQuotes(text: string): string {
  return text.replace(/"((?:[^"\\]|\\.)*)"/gu, '“$1”');
}
