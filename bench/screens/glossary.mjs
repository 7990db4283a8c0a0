import { entryName, largePack } from '../lib/large-pack.mjs';

/** @typedef {import('../lib/part.d.ts').ScreenPart} ScreenPart */
/** @typedef {import('../lib/part.d.ts').Row} Row */

/** Talents: a list of a pack has at most 20,000 entries. */
const SIZES = [1_000, 20_000];

/** What is typed, key by key. In the last search, each key finds other entries than the one before. */
const TYPED = [
  { what: 'a search by Name', field: 'Name', keys: [...'Talent 00'] },
  { what: 'a search by Description', field: 'Description', keys: [...'bears a h'] },
  {
    what: 'a search with other results at each key',
    field: 'Name',
    keys: [...'123456789'].flatMap((digit) => [digit, 'Backspace']),
  },
];

/**
 * A pack with this many talents.
 * @param {number} size
 */
function talentPack(size) {
  const pack = largePack(1_000);
  const [talent] = pack.talents;
  const description = pack.talents.map((each) => each.description);
  return {
    ...pack,
    talents: Array.from({ length: size }, (_, index) => ({
      ...talent,
      name: entryName('Talent', index),
      description: description[index % description.length],
    })),
  };
}

/**
 * Measures a keystroke in `Search value` until its result is on the screen, and the memory that 200 searches
 * leave.
 * @type {ScreenPart}
 */
export const part = {
  name: 'screen: glossary',
  async measure({ open, answers }) {
    /** @type {Row[]} */
    const rows = [];
    for (const size of SIZES) {
      const page = await open('gamedata/talents', { packs: [talentPack(size)] });
      const value = page.getByLabel('Search value');
      for (const { what, field, keys } of TYPED) {
        await page.getByLabel('Search field').selectOption(field);
        const typing = await answers(page, {
          what: `a keystroke of ${what}`,
          size,
          prepare: async (time) => {
            if (time > 0) return;
            await value.fill('');
            await value.focus();
          },
          act: (time) => page.keyboard.press(keys[time] ?? ''),
          times: keys.length,
        });
        rows.push(...typing);
      }
      const session = await page.context().newCDPSession(page);
      const heap = async () => {
        await session.send('HeapProfiler.collectGarbage');
        const { usedSize } = await session.send('Runtime.getHeapUsage');
        return usedSize / 1_000_000;
      };
      const search = async (/** @type {number} */ times) => {
        for (let time = 0; time < times; time++) await value.fill(`Talent 0${time % 100}`);
        await value.fill('');
      };
      await search(20);
      const before = await heap();
      await search(200);
      rows.push({ what: 'heap after 200 searches, in MB', size, milliseconds: await heap() });
      rows.push({ what: 'heap before them, in MB', size, milliseconds: before });
      await page.context().close();
    }
    return rows;
  },
};
