/**
 * Lets a response end in the middle as if it were whole, as a connection does that closes early.
 * @param {import('node:http').ServerResponse} response to which nothing was written yet
 */
export function halveResponse(response) {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  let left = 0;
  Object.assign(response, {
    /** @param {number} status @param {Record<string, unknown>} headers */
    writeHead(status, { 'Content-Length': length, ...headers } = {}) {
      left = Math.floor(Number(length) / 2);
      return writeHead(status, /** @type {import('node:http').OutgoingHttpHeaders} */ (headers));
    },
    /** @param {Buffer} chunk */
    write(chunk) {
      const part = chunk.subarray(0, left);
      left -= part.length;
      return part.length > 0 ? write(part) : true;
    },
  });
}
