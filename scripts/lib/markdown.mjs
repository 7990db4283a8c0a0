/** What is needed of Markdown to check links: its headings and its link targets. Code is left out of both. */

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}#{1,6}\s+(.+?)\s*#*$/;
const INLINE_LINK = /!?\[(?:[^\]\\]|\\.)*\]\(\s*(?:<([^>]*)>|([^\s)]+))(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/g;
const DEFINITION = /^ {0,3}\[[^\]]+\]:\s*(?:<([^>]*)>|(\S+))/;
/** What an anchor drops: everything but letters, marks, numbers, connectors, spaces and hyphens. */
const DROPPED = /[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu;

/**
 * The lines outside fenced code, each with its number from 1.
 * @param {string} text
 * @returns {readonly { line: number, text: string }[]}
 */
function proseLines(text) {
  const lines = [];
  let fence = '';
  for (const [index, line] of text.split('\n').entries()) {
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (fence === '' && mark === '') lines.push({ line: index + 1, text: line });
    else if (fence === '') fence = mark;
    else if (mark.startsWith(fence)) fence = '';
  }
  return lines;
}

/**
 * Every anchor of a page, by GitHub's rule: the heading in lower case, without punctuation, with hyphens for
 * spaces; a heading that was there before gets `-1`, `-2` and so on.
 * @param {string} text
 * @returns {ReadonlySet<string>}
 */
export function anchorsOf(text) {
  /** @type {Set<string>} */
  const anchors = new Set();
  for (const { text: line } of proseLines(text)) {
    const [, heading] = HEADING.exec(line) ?? [];
    if (heading === undefined) continue;
    const anchor = heading
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(DROPPED, '')
      .replace(/\s/g, '-');
    let free = anchor;
    for (let count = 1; anchors.has(free); count += 1) free = `${anchor}-${count}`;
    anchors.add(free);
  }
  return anchors;
}

/**
 * The targets of all links and pictures of a page.
 * @param {string} text
 * @returns {readonly { line: number, target: string }[]}
 */
export function linksIn(text) {
  return proseLines(text).flatMap(({ line, text: written }) => {
    const prose = written.replace(/(`+)(?:(?!\1).)*\1/g, (code) => ' '.repeat(code.length));
    const [, bracketed, bare] = DEFINITION.exec(prose) ?? [];
    const defined = bracketed ?? bare;
    const inline = [...prose.matchAll(INLINE_LINK)].map((match) => match[1] ?? match[2] ?? '');
    return [...(defined === undefined ? [] : [defined]), ...inline].map((target) => ({ line, target }));
  });
}
