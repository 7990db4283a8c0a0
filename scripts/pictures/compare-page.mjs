import { decodePng } from './png.mjs';

/** By how much of 255 a channel of a pixel may differ: the edges of letters are not drawn alike each time. */
const TOLERANCE = 48;

/** How many pixels may differ by more than that. */
const MAX_PIXELS = 24;

/**
 * @typedef {object} Comparison
 * @property {readonly string[]} differing the pictures of both folders that differ
 * @property {readonly string[]} added those without an earlier one
 * @property {readonly string[]} missing the earlier ones that are no longer there
 */

/**
 * Whether two pictures differ by more than the noise of drawing them twice.
 * @param {Buffer} file
 * @param {Buffer} other
 */
function differ(file, other) {
  if (file.equals(other)) return false;
  const [one, two] = [decodePng(file), decodePng(other)];
  if (one.width !== two.width || one.height !== two.height || one.channels !== two.channels) return true;
  let count = 0;
  for (let pixel = 0; pixel < one.pixels.length && count <= MAX_PIXELS; pixel += one.channels) {
    for (let channel = pixel; channel < pixel + one.channels; channel += 1) {
      if (Math.abs((one.pixels[channel] ?? 0) - (two.pixels[channel] ?? 0)) <= TOLERANCE) continue;
      count += 1;
      break;
    }
  }
  return count > MAX_PIXELS;
}

/**
 * Compares the pictures of two folders by their pixels.
 * @param {ReadonlyMap<string, Buffer>} pictures by file name
 * @param {ReadonlyMap<string, Buffer>} earlier
 * @returns {Comparison}
 */
export function comparePictures(pictures, earlier) {
  const names = [...pictures.keys()].toSorted();
  return {
    differing: names.filter((name) => {
      const before = earlier.get(name);
      return before !== undefined && differ(/** @type {Buffer} */ (pictures.get(name)), before);
    }),
    added: names.filter((name) => !earlier.has(name)),
    missing: [...earlier.keys()].filter((name) => !pictures.has(name)).toSorted(),
  };
}

/**
 * A page that shows what differs between two folders of pictures, side by side, each under its file name.
 * @param {Comparison} comparison
 * @param {string} earlierFolder the way from the page to the earlier folder
 * @returns {string} HTML
 */
export function comparePage({ differing, added, missing }, earlierFolder) {
  /** @param {string} address @param {boolean} exists @param {string} when */
  const picture = (address, exists, when) =>
    exists
      ? `<a href="${address}"><img src="${address}" alt="${when}" loading="lazy"></a>`
      : `<p>None ${when}</p>`;
  const rows = [...differing, ...added, ...missing].map((name) => {
    const address = encodeURIComponent(name);
    return `<h2>${address}</h2><div>${picture(`${encodeURI(earlierFolder)}/${address}`, !added.includes(name), 'earlier')}${picture(address, !missing.includes(name), 'now')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>body{font:1rem sans-serif;margin:1rem}div{display:grid;gap:1rem;grid-template-columns:1fr 1fr}img{border:1px solid;max-width:100%}</style>
${rows.join('\n') || '<p>No picture differs.</p>'}
`;
}
