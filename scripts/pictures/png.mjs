import { inflateSync } from 'node:zlib';

/**
 * @typedef {object} Picture
 * @property {number} width in px
 * @property {number} height in px
 * @property {number} channels bytes of a pixel: 3 without transparency, 4 with it
 * @property {Buffer} pixels row by row
 */

/** Channels by the colour type of the header: what a browser writes. */
const CHANNELS = new Map([
  [2, 3],
  [6, 4],
]);

/**
 * Decodes a PNG file as a browser writes it: 8 bits a channel, not interlaced.
 * @param {Buffer} file
 * @returns {Picture}
 * @throws {Error} for another kind of file
 */
export function decodePng(file) {
  /** @type {Buffer[]} */
  const parts = [];
  for (let start = 8; start < file.length; start += 12 + file.readUInt32BE(start)) {
    const content = file.subarray(start + 8, start + 8 + file.readUInt32BE(start));
    if (file.toString('latin1', start + 4, start + 8) === 'IDAT') parts.push(content);
  }
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const channels = CHANNELS.get(file[25] ?? -1);
  if (channels === undefined || file[24] !== 8 || file[28] !== 0)
    throw new Error('This is no PNG of a browser.');
  return {
    width,
    height,
    channels,
    pixels: unfilter(inflateSync(Buffer.concat(parts)), width * channels, channels),
  };
}

/**
 * Undoes the filter of each row, which its first byte names.
 * @param {Buffer} filtered
 * @param {number} rowSize bytes of a row
 * @param {number} step bytes of a pixel
 */
function unfilter(filtered, rowSize, step) {
  const rows = Math.floor(filtered.length / (rowSize + 1));
  // A row and a pixel of zeros stand before the first ones.
  const width = step + rowSize;
  const padded = Buffer.alloc((rows + 1) * width);
  for (let row = 0; row < rows; row += 1) {
    const from = row * (rowSize + 1);
    const predict = FILTERS[/** @type {0 | 1 | 2 | 3 | 4} */ (filtered[from])];
    const start = (row + 1) * width + step;
    for (let at = start; at < start + rowSize; at += 1) {
      const [left, above, corner] = [padded[at - step], padded[at - width], padded[at - width - step]];
      padded[at] =
        /** @type {number} */ (filtered[from + 1 + at - start]) +
        predict(/** @type {number} */ (left), /** @type {number} */ (above), /** @type {number} */ (corner));
    }
  }
  const pixels = Buffer.alloc(rows * rowSize);
  for (let row = 0; row < rows; row += 1) {
    padded.copy(pixels, row * rowSize, (row + 1) * width + step, (row + 2) * width);
  }
  return pixels;
}

/** What each filter of PNG predicts from the bytes to the left, above, and above to the left. */
const FILTERS = /** @type {const} */ ([
  (/** @type {number} */ _left, /** @type {number} */ _above, /** @type {number} */ _corner) => 0,
  (/** @type {number} */ left) => left,
  (/** @type {number} */ _left, /** @type {number} */ above) => above,
  (/** @type {number} */ left, /** @type {number} */ above) => (left + above) >> 1,
  paeth,
]);

/**
 * The neighbour that is nearest to left + above - corner.
 * @param {number} left
 * @param {number} above
 * @param {number} corner
 */
function paeth(left, above, corner) {
  const guess = left + above - corner;
  const byLeft = Math.abs(guess - left);
  const byAbove = Math.abs(guess - above);
  const byCorner = Math.abs(guess - corner);
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
}
