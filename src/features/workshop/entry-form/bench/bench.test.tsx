import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { parseStoredSheet, serializeSheet } from '../../../../core/character/sheet/parse-sheet.ts';
import { templatePack } from '../../../../core/game-data/editing/new-pack.ts';
import { openEntry } from '../../../../testing/open-entry.tsx';
import { aSheet } from '../../../../testing/sheets.ts';

const PACK = templatePack('Kitchen');
const BRAN = aSheet({ name: 'Bran', skills: new Map([['Blades', 4]]), health: 9 });

const SAMPLES = { characters: [] };

/** Every record in storage, as text. */
async function records({ storage }: Awaited<ReturnType<typeof openEntry>>): Promise<string> {
  const { characters, encounters, foes, packs } = storage;
  const entries = [characters, encounters, foes].map((each) =>
    [...each.entries()].map(([key, entry]) => [key, entry.savedAt]),
  );
  return JSON.stringify([entries, await packs.list()]);
}

describe('the bench', () => {
  it.each([
    [[], 0],
    [['Strike'], 1],
  ])(
    'with the defaults %j, it names them %i times as the source of the action',
    async (defaultActions, n) => {
      const { screen } = await openEntry({
        pack: { ...PACK, actions: { ...(PACK.actions as object), defaultActions } },
        list: 'actions',
        samples: SAMPLES,
      });
      const bench = screen.getByRole('region', { name: 'Bench' });
      await expect.element(bench.getByRole('heading', { name: 'Strike' })).toBeVisible();
      expect(bench.getByText('Default', { exact: true }).elements()).toHaveLength(n);
    },
  );

  it('performs the action as it is drafted, and stores nothing', async () => {
    const opened = await openEntry({
      pack: PACK,
      list: 'actions',
      samples: SAMPLES,
      async prepare(game) {
        const sheet = parseStoredSheet(serializeSheet(BRAN));
        if (sheet.ok) await game.storage.characters.create(sheet.value);
      },
    });
    const { screen, json } = opened;
    const before = await records(opened);
    const bench = screen.getByRole('region', { name: 'Bench' });
    await expect.element(bench.getByText(/^Round 1: 4 Action Points · Health 20 of 20/)).toBeVisible();
    await expect.element(bench.getByRole('button', { name: 'Dice of Blades' })).toHaveTextContent('5d6');

    // A change in the form counts at once.
    const value = screen
      .getByRole('group', { name: 'Costs' })
      .getByRole('textbox', { name: 'Value' })
      .first();
    await value.fill('3');
    await expect.element(bench.getByText('3 of 4 Action Points')).toBeInTheDocument();
    await bench.getByRole('button', { name: 'Roll dice' }).click();
    await expect.element(bench.getByRole('list', { name: 'Dice rolled' })).toBeVisible();
    await bench.getByRole('button', { name: 'Perform Action' }).click();
    await expect.element(bench.getByText(/^Round 1: 1 Action Point /)).toBeVisible();
    await expect
      .element(bench.getByText('You do not have enough resources to perform this action.'))
      .toBeVisible();
    await bench.getByRole('button', { name: 'Next Round' }).click();
    await expect.element(bench.getByText(/^Round 2: 4 Action Points/)).toBeVisible();

    await bench.getByRole('combobox', { name: 'Who acts' }).selectOptions('Bran');
    await expect.element(bench.getByText(/^Round 1: 4 Action Points · Health 9 of 20/)).toBeVisible();
    // Level 4, the core talent of level 3, and 3 of the action.
    await expect.element(bench.getByRole('button', { name: 'Dice of Blades' })).toHaveTextContent('8d6');
    expect(await records(opened)).toBe(before);
    expect({ ...json(), actions: PACK.actions }).toEqual(PACK);
  });

  it('adds a maneuver to the first action, and says why it cannot be added', async () => {
    const { screen } = await openEntry({ pack: PACK, list: 'maneuvers', samples: SAMPLES });
    const bench = screen.getByRole('region', { name: 'Bench' });
    await expect.element(bench.getByRole('button', { name: 'Remove All In' })).toBeVisible();
    await screen.getByRole('button', { name: 'Add to Conditions' }).click();
    await screen
      .getByRole('group', { name: 'Conditions' })
      .getByRole('combobox', { name: 'Kind' })
      .last()
      .selectOptions('Damage Type Is');
    await userEvent.keyboard('{Tab}');
    // The bench follows the form a moment later.
    await expect.element(bench.getByText('Not met').first()).toBeInTheDocument();
    await bench.getByRole('button', { name: 'Start over' }).click();
    await expect.element(bench.getByRole('button', { name: '1 more' })).toBeVisible();
  });
});
