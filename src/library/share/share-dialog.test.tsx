import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import { createEncounter } from '../../core/encounter/create.ts';
import { readShareCode, type SharedKind, unpackShared } from '../../core/share/share-code.ts';
import type { Game } from '../../state/game.ts';
import { anItem, aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { anInventoryItem, aSheet, inventoryOf } from '../../testing/sheets.ts';

const PACK = aPackJson({
  name: 'Small Game',
  version: 3,
  constants: CONSTANTS,
  items: [anItem('Flail', { weight: 3 })],
});
const HOUSE_RULES = aPackJson({ name: 'House Rules', version: 2 });

interface Shared {
  readonly kind: SharedKind;
  readonly name: string;
  readonly url: string;
  prepare(game: Game): unknown;
}

/** What is shared, and the screen that has its button. */
const SHARED: readonly Shared[] = [
  {
    kind: 'character',
    name: 'Aria',
    url: '/character/storage',
    prepare: ({ storage }) => storage.characters.save(storedSheetOf(aSheet({ name: 'Aria' }))),
  },
  {
    kind: 'item',
    name: 'Old Flail',
    url: '/character/id/aria/items/download',
    prepare: ({ loaded }) =>
      loaded.load(
        aSheet({
          skills: new Map(),
          inventory: inventoryOf(anInventoryItem('Flail', { name: 'Old Flail' })),
        }),
      ),
  },
  {
    kind: 'encounter',
    name: 'Ambush',
    url: '/gm/encounter/manager',
    prepare: ({ storage }) => storage.encounters.create(createEncounter('Ambush', [])),
  },
  {
    kind: 'pack',
    name: 'House Rules',
    url: '/gamedata/management/manage',
    prepare: ({ storage }) =>
      storage.packs.store({ name: 'House Rules', version: 2, text: JSON.stringify(HOUSE_RULES) }),
  },
];

/** What was handed to the share sheet of the system. */
let sent: ShareData[];

/** Gives this browser a share sheet, which answers what `answer` does. */
function withShareSheet(answer: () => Promise<void>): void {
  Object.defineProperties(navigator, {
    canShare: { configurable: true, value: () => true },
    share: {
      configurable: true,
      value: (data: ShareData) => {
        sent.push(data);
        return answer();
      },
    },
  });
}

beforeEach(() => {
  sent = [];
});

afterEach(() => {
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

async function openDialog({ name, url, prepare }: Shared) {
  const { screen } = await renderApp({ url, baseGameData: PACK, prepare });
  await screen.getByRole('button', { name: `Share ${name}` }).click();
  const dialog = screen.getByRole('dialog', { name: `Share ${name}` });
  await expect.element(dialog).toBeVisible();
  return { dialog, send: dialog.getByRole('button', { name: 'Send' }) };
}

describe.each(SHARED)('the dialog that shares the $kind $name', (shared) => {
  it('hands the share sheet its file and a link to it', async () => {
    withShareSheet(() => Promise.resolve());
    const { dialog, send } = await openDialog(shared);
    await expect.element(dialog.getByRole('img', { name: `QR code of ${shared.name}` })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Copy link' })).toHaveFocus();
    await send.click();
    await expect.poll(() => sent.length).toBe(1);
    const [{ title, files = [], url = '' } = {}] = sent;
    expect(title).toBe(shared.name);
    const bytes = readShareCode(url);
    const document = bytes.ok ? unpackShared(bytes.value) : bytes;
    const file: unknown = JSON.parse((await files[0]?.text()) ?? 'null');
    expect(document).toMatchObject({ ok: true, value: { kind: shared.kind, file } });
    await expect.element(dialog.getByLabelText('Link')).toHaveValue(url);
  });
});

describe('the share sheet of the system', () => {
  const [aria] = SHARED;
  const open = () => openDialog(aria as Shared);

  it('may be closed, which changes and says nothing', async () => {
    withShareSheet(() => Promise.reject(new DOMException('', 'AbortError')));
    const { dialog, send } = await open();
    await send.click();
    await expect.poll(() => sent.length).toBe(1);
    await expect.element(dialog.getByText(/Nothing was sent/)).not.toBeInTheDocument();
  });

  it('that refuses the file is said, and leaves the other ways', async () => {
    withShareSheet(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const { dialog, send } = await open();
    await send.click();
    await expect
      .element(dialog.getByText('Nothing was sent: the system did not accept it. Download the file.'))
      .toBeInTheDocument();
    await expect.element(dialog.getByRole('button', { name: 'Download file' })).toBeVisible();
  });

  it('is not offered where the browser has none', async () => {
    const { dialog, send } = await open();
    await expect.element(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
  });
});

it.each([
  [320, 640],
  [844, 390],
])('the code is whole and free on a screen of %i x %i', async (width, height) => {
  await page.viewport(width, height);
  const { dialog } = await openDialog(SHARED[0] as Shared);
  const code = dialog.getByRole('img', { name: 'QR code of Aria' }).element().getBoundingClientRect();
  const link = dialog.getByText('Link', { exact: true }).element().getBoundingClientRect();
  const close = dialog.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
  expect(code.height).toBe(code.width);
  // Below the code, or beside it.
  expect(link.top > code.bottom || link.left > code.right).toBe(true);
  expect(close.bottom).toBeLessThanOrEqual(height);
});
