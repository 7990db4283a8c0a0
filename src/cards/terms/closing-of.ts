/** The punctuation that a text begins with: it stays on the line of the term before it. */
export const closingOf = (text: string): string => /^[),.;:!?’”…]*/u.exec(text)?.[0] ?? '';
