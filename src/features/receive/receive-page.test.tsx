import { encodeQR } from 'qr';
import { describe, expect, it } from 'vitest';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import { serializeStoredSheet } from '../../core/character/sheet/stored-sheet.ts';
import { BLOCK_BYTES, movingFrame } from '../../core/share/moving-code.ts';
import { packShared, type SharedDocument, shareCode } from '../../core/share/share-code.ts';
import type { Game } from '../../state/game.ts';
import { anItem, aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aSheet } from '../../testing/sheets.ts';

const PACK = aPackJson({
  name: 'Small Game',
  version: 3,
  constants: CONSTANTS,
  items: [
    anItem('Generic', { discriminator: 'GENERIC', stackable: true, weight: 0, cost: 0 }),
    anItem('Flail', { weight: 3 }),
  ],
});

const aria = (health = 4): SharedDocument => ({
  kind: 'character',
  file: serializeStoredSheet(storedSheetOf(aSheet({ name: 'Aria', health }))),
  packs: [['Small Game', 3]],
});

const codeOf = (document: SharedDocument): string => shareCode(packShared(document));

async function openReceive({
  code = '',
  prepare,
}: {
  code?: string;
  prepare?: (game: Game) => unknown;
} = {}) {
  const { game, router, screen } = await renderApp({
    url: `/receive${code && `#${code}`}`,
    baseGameData: PACK,
    ...(prepare && { prepare }),
  });
  await expect.element(screen.getByRole('heading', { name: 'Receive' })).toBeVisible();
  return {
    game,
    router,
    screen,
    button: (name: string | RegExp) => screen.getByRole('button', { name }),
    names: () => [...game.storage.characters.entries().values()].map(({ name }) => name),
  };
}

/** A picture of some codes, one below the other, as a person would take it. */
async function picture(text: string): Promise<File> {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  const scale = 4;
  const side = rows.length * scale;
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.fillStyle = 'black';
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * scale, y * scale, scale, scale);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob ?? ''], 'code.png', { type: 'image/png' });
}

describe('a received character', () => {
  it('is shown before it is stored, and can be undone once it is', async () => {
    const { screen, router, button, names } = await openReceive({ code: codeOf(aria()) });
    await expect.element(screen.getByRole('heading', { name: 'Aria' })).toBeVisible();
    await expect.element(screen.getByText('You have no character with this name.')).toBeVisible();
    expect(names()).toEqual([]);
    expect(router.state.location.hash).toBe('');
    await button('Accept').click();
    await expect.poll(names).toEqual(['Aria']);
    await expect.element(screen.getByRole('heading', { name: 'Characters', exact: true })).toBeVisible();
    await button('Undo Receive Aria').click();
    await expect.poll(names).toEqual([]);
  });

  it('names what differs from the stored one of its name, and keeps both', async () => {
    const { screen, button, names } = await openReceive({
      code: codeOf(aria(4)),
      prepare: ({ storage }) => storage.characters.save(storedSheetOf(aSheet({ name: 'Aria', health: 9 }))),
    });
    const list = screen.getByRole('list', { name: 'What differs' });
    await expect.element(list.getByRole('listitem')).toHaveTextContent('health: 9 → 4');
    await button('Keep both').click();
    await expect.poll(names).toEqual(expect.arrayContaining(['Aria', 'Aria (2)']));
  });

  it('replaces the stored one on request, which Undo brings back', async () => {
    const { screen, button, game } = await openReceive({
      code: codeOf(aria(4)),
      prepare: ({ storage }) => storage.characters.save(storedSheetOf(aSheet({ name: 'Aria', health: 9 }))),
    });
    const health = () => game.storage.characters.get('Aria')?.value.json.health;
    await expect.element(screen.getByRole('heading', { name: 'Aria' })).toBeVisible();
    await button('Replace').click();
    await expect.poll(health).toBe(4);
    await button('Undo Receive Aria').click();
    await expect.poll(health).toBe(9);
  });

  it('names the packs that are missing', async () => {
    const { screen } = await openReceive({
      code: codeOf({
        ...aria(),
        packs: [
          ['House Rules', 2],
          ['Small Game', 1],
        ],
      }),
    });
    await expect.element(screen.getByText('House Rules 2: not here')).toBeVisible();
    await expect.element(screen.getByText('Small Game 1: here in version 3')).toBeVisible();
  });

  it('is discarded without a trace', async () => {
    const { screen, button, names } = await openReceive({ code: codeOf(aria()) });
    await button('Discard').click();
    await expect.element(screen.getByLabelText('Link or code')).toBeVisible();
    expect(names()).toEqual([]);
  });
});

describe('a code', () => {
  it('is read from a pasted link', async () => {
    const { screen, button } = await openReceive();
    await screen.getByLabelText('Link or code').fill(`Look: https://example.org/receive#${codeOf(aria())}`);
    await button('Open').click();
    await expect.element(screen.getByRole('heading', { name: 'Aria' })).toBeVisible();
  });

  it('is read from a picture', async () => {
    const { screen } = await openReceive();
    await screen
      .getByLabelText('Choose a picture')
      .upload(await picture(`https://example.org/receive#${codeOf(aria())}`));
    await expect.element(screen.getByRole('heading', { name: 'Aria' })).toBeVisible();
  });

  it('that moves is read frame by frame, in any order', async () => {
    const { screen } = await openReceive();
    const file = {
      ...(aria().file as object),
      notes: Array.from({ length: 200 }, (_, at) => at * 7919).join(' '),
    };
    const bytes = packShared({ ...aria(), file });
    const blocks = Math.ceil(bytes.length / BLOCK_BYTES);
    for (let known = 1; known <= blocks; known += 1) {
      const frame = await picture(movingFrame(bytes, blocks - known));
      await screen.getByLabelText('Choose a picture').upload(frame);
      if (known < blocks)
        await expect.element(screen.getByText(`${known} of ${blocks} parts read`)).toBeVisible();
    }
    await expect.element(screen.getByRole('heading', { name: 'Aria' })).toBeVisible();
  });

  it.each([
    ['https://example.org', 'This is not a Tabard code. Nothing was stored.'],
    [
      codeOf(aria()).slice(0, -9),
      'This code is not complete. Nothing was stored: copy all of it, or scan it again.',
    ],
  ])('that is %s is refused', async (text, message) => {
    const { screen, button } = await openReceive();
    await screen.getByLabelText('Link or code').fill(text);
    await button('Open').click();
    await expect.element(screen.getByRole('alert').getByText(message)).toBeVisible();
  });

  it('of no character is refused with the words of an upload', async () => {
    const { screen } = await openReceive({
      code: codeOf({ kind: 'character', file: { name: 3 }, packs: [] }),
    });
    await expect.element(screen.getByText('Nothing stored has changed.')).toBeVisible();
  });
});

describe('a received item', () => {
  const flail: SharedDocument = {
    kind: 'item',
    file: { id: 'x', name: 'Old Flail', flavor: '', quantity: 1, template: 'Flail' },
    packs: [['Small Game', 3]],
  };

  it('goes into the inventory of the loaded character, in one step', async () => {
    const { screen, button, game } = await openReceive({
      code: codeOf(flail),
      prepare: ({ loaded }) => loaded.load(aSheet({ name: 'Aria', skills: new Map() })),
    });
    const items = () =>
      [...(game.loaded.store.getState().character?.sheet.inventory.values() ?? [])].map(({ name }) => name);
    await expect.element(screen.getByRole('heading', { name: 'Old Flail' })).toBeVisible();
    await button('Add to the inventory of Aria').click();
    expect(items()).toContain('Old Flail');
    await button('Undo Add Old Flail').click();
    expect(items()).not.toContain('Old Flail');
  });

  it('asks for a character where none is loaded', async () => {
    const { screen } = await openReceive({ code: codeOf(flail) });
    await expect.element(screen.getByRole('link', { name: 'Choose a character' })).toBeVisible();
  });
});

describe('a received pack', () => {
  it('is checked and stored as an upload', async () => {
    const { screen } = await openReceive({
      code: codeOf({ kind: 'pack', file: aPackJson({ name: 'House Rules', version: 2 }), packs: [] }),
    });
    await screen.getByRole('link', { name: 'Check and store' }).click();
    await expect.element(screen.getByRole('heading', { name: 'House Rules' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Store Pack' })).toBeEnabled();
  });
});

describe('Share', () => {
  it('shows a link whose fragment is the code, and a QR code of it', async () => {
    const { screen } = await renderApp({
      url: '/character/storage',
      baseGameData: PACK,
      prepare: ({ storage }) => storage.characters.save(storedSheetOf(aSheet({ name: 'Aria' }))),
    });
    await screen.getByRole('button', { name: 'Share Aria' }).click();
    await expect.element(screen.getByRole('img', { name: 'QR code of Aria' })).toBeVisible();
    await expect
      .element(screen.getByLabelText('Link'))
      .toHaveValue(expect.stringMatching(/\/receive#TBD[\w-]+$/));
  });

  it('shows a moving code, on request, of what is too large for one', async () => {
    const notes = Array.from({ length: 900 }, (_, at) => at * 7919).join(' ');
    const { screen } = await renderApp({
      url: '/character/storage',
      baseGameData: PACK,
      prepare: ({ storage }) => storage.characters.save(storedSheetOf(aSheet({ name: 'Aria', notes }))),
    });
    await screen.getByRole('button', { name: 'Share Aria' }).click();
    const code = screen.getByRole('img', { name: 'Moving QR code of Aria' });
    await expect.element(code).toBeVisible();
    const first = code.element().innerHTML;
    await screen.getByRole('button', { name: 'Start the moving code' }).click();
    await expect.poll(() => code.element().innerHTML).not.toBe(first);
    await screen.getByRole('button', { name: 'Pause' }).click();
  });
});
