/** A part of a sentence: plain text, or a user's name, which a view isolates. */
export type WordingPart = string | { readonly name: string };

/** A sentence as data: views render it, checks and tests read it as text. */
export type Wording = readonly WordingPart[];

/** A message to the user: plain text, or a wording if it contains a user's name. */
export type Message = string | Wording;

/** The sentence as plain text. */
export function wordingText(message: Message): string {
  if (typeof message === 'string') return message;
  return message.map((part) => (typeof part === 'string' ? part : part.name)).join('');
}

/** Builds a wording: strings in it are text, wordings are spliced in. */
export function say(text: TemplateStringsArray, ...values: readonly (Message | number)[]): Wording {
  const parts: WordingPart[] = [];
  text.forEach((piece, index) => {
    if (piece !== '') parts.push(piece);
    const value = values[index];
    if (value === undefined) return;
    if (typeof value === 'object') parts.push(...value);
    else parts.push(String(value));
  });
  return parts;
}

/** A user's name as a wording. */
export function userName(value: string): Wording {
  return [{ name: value }];
}

/** A list of names: `A`, `A or B`, `A, B or C`; without a conjunction `A, B, C`. */
export function nameList(names: readonly string[], conjunction?: 'or' | 'and'): Wording {
  return names.flatMap((each, index): Wording => {
    if (index === 0) return [{ name: each }];
    const isLast = index === names.length - 1;
    return [isLast && conjunction ? ` ${conjunction} ` : ', ', { name: each }];
  });
}
