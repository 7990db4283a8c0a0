import samples from '../../public/samples.json' with { type: 'json' };

/** @typedef {import('playwright').Page} Page */

const PLAYERS = 6;

/** Of each kind of change; the first of them load code, and are not counted. */
const CHANGES = 104;
const UNCOUNTED = 4;

/** Between two changes: nobody presses faster, and the work of the one before is done. */
const PAUSE_MS = 250;

const ENCOUNTER = {
  encounterName: 'Salt Road',
  version: 0,
  round: 1,
  phase: 1,
  groups: [{ name: 'Salt Wreckers', currentId: 4, maximumHealth: 16, maximumEnergy: 6, maximumAP: 4 }],
  members: [1, 2, 3].map((id) => ({ groupReference: 0, id, health: 16, energy: 6, ap: 4, hasActed: false })),
};

/** @param {number} index */
const character = (index) => {
  const sheet = samples.characters[index % samples.characters.length];
  return { ...sheet, name: `Player ${index + 1}` };
};

/** @param {string} name @param {unknown} json */
const fileOf = (name, json) => ({
  name: `${name}.json`,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(json)),
});

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** @param {import('../lib/part.d.ts').Site} site */
async function openGameMaster({ address, browser }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${address}gm/encounter/manager`);
  await page.getByLabel('Upload Encounter').setInputFiles(fileOf('salt-road', ENCOUNTER));
  await button(page, 'Load Salt Road').click();
  await page.getByRole('switch', { name: 'Show to players' }).check();
  await page.goto(`${address}table`);
  await button(page, 'Open the table').click();
  return page;
}

/**
 * Opens a phone with a character in combat, on a seat of the table.
 * @param {import('../lib/part.d.ts').Site} site @param {Page} host @param {number} index
 */
async function openPlayer({ address, browser }, host, index) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const { name } = character(index);
  await page.goto(`${address}character/storage`);
  await page.getByLabel('Upload Character').setInputFiles(fileOf(name, character(index)));
  await button(page, `Load ${name}`).waitFor();
  if (index > 0) await button(host, 'Add a seat').click();
  const link = host.getByLabel(`Link of seat ${index + 1}`);
  await page.goto(await link.inputValue());
  await host
    .getByRole('textbox', { name: 'Answer' })
    .fill(await page.getByRole('textbox', { name: 'Your answer' }).inputValue());
  await button(host, 'Connect').click();
  await page.getByRole('link', { name: 'Go to the Table' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Characters' }).click();
  await button(page, `Load ${name}`).click();
  await page.getByRole('link', { name: 'Combat', exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'I have acted' }).waitFor();
  return page;
}

/**
 * In a page: notes when somebody is shown to have acted, or nobody, and the frame that shows it is drawn. The
 * times of all pages of a browser are of one clock.
 * @param {boolean} hasActed
 */
function watch(hasActed) {
  const page = /** @type {any} */ (window);
  page.seen = new Promise((resolve) => {
    const look = () => {
      if ((document.querySelector('main li[data-acted]') !== null) !== hasActed) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        page.scheduler.postTask(() => resolve(performance.timeOrigin + performance.now()), {
          priority: 'user-blocking',
        }),
      );
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  });
}

/**
 * The milliseconds from a press to the frame of the last page that shows it, for each of many changes.
 * @param {readonly Page[]} watching
 * @param {Page} page of the one who says that somebody has acted
 * @param {string} checkbox its name
 */
async function measureChanges(watching, page, checkbox) {
  const times = [];
  for (let change = 0; change < CHANGES; change += 1) {
    await page.waitForTimeout(PAUSE_MS);
    await Promise.all(watching.map((each) => each.evaluate(watch, change % 2 === 0)));
    const began = await page.getByRole('checkbox', { name: checkbox, exact: true }).evaluate((box) => {
      const now = performance.timeOrigin + performance.now();
      /** @type {HTMLElement} */ (box).click();
      return now;
    });
    const seen = await Promise.all(
      watching.map((each) => each.evaluate(() => /** @type {any} */ (window).seen)),
    );
    times.push(Math.max(...seen) - began);
  }
  return times.slice(UNCOUNTED).sort((one, other) => one - other);
}

/**
 * Measures from a press on one device until all devices of the table show the change, at full speed. What a
 * player does goes to the game master's device first, and from there to the other players.
 * @type {import('../lib/part.d.ts').ScreenPart}
 */
export const part = {
  name: 'screen: table of a game master and six players, a change until all have seen it',
  async measure(site) {
    const host = await openGameMaster(site);
    /** @type {Page[]} */
    const players = [];
    for (let index = 0; index < PLAYERS; index += 1) players.push(await openPlayer(site, host, index));
    await host.getByRole('main').getByRole('link', { name: 'Encounters' }).click();
    await button(host, 'Add Party Members').click();
    for (let index = 0; index < PLAYERS; index += 1)
      await host.getByRole('checkbox', { name: character(index).name, exact: true }).check();
    await button(host, `Add ${PLAYERS} Characters`).click();

    const [first, ...others] = players;
    if (first === undefined) throw new Error('There is no player.');
    const acted = await measureChanges(players, host, 'Salt Wreckers 1 has acted');
    const said = await measureChanges([host, ...others], first, 'I have acted');
    for (const page of [host, ...players]) await page.context().close();
    return [
      { what: 'a change of the game master', times: acted },
      { what: 'a change of a player', times: said },
    ].flatMap(({ what, times }) =>
      [50, 95, 100].map((share) => ({
        what: `${what}, ${share} of 100 within`,
        size: PLAYERS,
        milliseconds: times[Math.ceil((times.length * share) / 100) - 1] ?? Number.NaN,
      })),
    );
  },
};
