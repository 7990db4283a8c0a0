import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../app/paths.ts';
import { HOSTILE_PACK, HOSTILE_PACK_NAMES } from '../../testing/hostile-pack.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { anInventoryItem, aSheet } from '../../testing/sheets.ts';

const errors: string[] = [];
const note = (event: ErrorEvent | PromiseRejectionEvent) =>
  errors.push(String('reason' in event ? event.reason : event.message));

beforeEach(() => {
  errors.length = 0;
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
});

afterEach(() => {
  removeEventListener('error', note);
  removeEventListener('unhandledrejection', note);
});

const items = HOSTILE_PACK_NAMES.map((name, index) => anInventoryItem(name, { id: `id${index}` }));

/** A character that has everything that the pack defines. */
const owner = aSheet({
  packInfo: [[String(HOSTILE_PACK.name), Number(HOSTILE_PACK.version)]],
  skills: new Map(HOSTILE_PACK_NAMES.map((name) => [name, 2])),
  talents: HOSTILE_PACK_NAMES,
  pinnacles: HOSTILE_PACK_NAMES,
  inventory: new Map(items.map((item) => [item.id, item])),
  equipment: { weapon: 'id1', armor: 'id2', accessories: ['id3', 'id4'] },
});

const screens: readonly [address: string, heading: string | RegExp][] = [
  [paths.gameData, 'Game Data'],
  [paths.actions, `Actions (${HOSTILE_PACK_NAMES.length * 2})`],
  [paths.itemGlossary, `Items (${HOSTILE_PACK_NAMES.length})`],
  [paths.statusEffects, `Status Effects (${HOSTILE_PACK_NAMES.length})`],
  [paths.talentGlossary, `Talents (${HOSTILE_PACK_NAMES.length * 2})`],
  [paths.management('manage'), 'Game Data Management'],
  [paths.management('upload'), 'Game Data Management'],
  [paths.newCharacter, /./],
  [paths.sheet('Aria'), 'Aria'],
  [paths.combat('Aria'), /./],
  [paths.items('Aria', 'add'), /./],
  [paths.talents('Aria', 'add'), /./],
  [paths.talents('Aria', 'manage'), /./],
  [paths.skills('Aria'), /./],
];

it.each(screens)('%s shows a hostile pack as text', async (url, heading) => {
  await renderApp({ url, baseGameData: HOSTILE_PACK, prepare: ({ loaded }) => loaded.load(owner) });
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toHaveTextContent(heading);
  await expect.element(page.getByText('Unexpected Application Error!')).not.toBeInTheDocument();
  expect(
    document.querySelectorAll('#root script, main script, img, iframe, main style, [onerror], [onload]'),
  ).toHaveLength(0);
  expect(document.querySelectorAll('a[href^="javascript:"]')).toHaveLength(0);
  expect('hacked' in globalThis).toBe(false);
  expect(errors).toEqual([]);
});

it('a search finds every text literally', async () => {
  const { screen } = await renderApp({ url: paths.itemGlossary, baseGameData: HOSTILE_PACK });
  for (const text of ['<script>', '$& $1', '.*', '__proto__', '\u202E']) {
    await screen.getByLabelText('Search value').fill(text);
    const found = HOSTILE_PACK_NAMES.filter((name) => name.toLowerCase().includes(text.toLowerCase())).length;
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Items (${found})`);
  }
});
