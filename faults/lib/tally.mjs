/** What a kind of fault came to. */
export class Tally {
  tried = 0;
  /** @type {string[]} */
  lost = [];

  /** @param {string} name */
  constructor(name) {
    this.name = name;
  }

  /** @param {readonly string[]} lost what one more fault cost */
  add(lost, tried = 1) {
    this.tried += tried;
    this.lost.push(...lost);
  }
}
