import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import { aPackJson, aSkill, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aSheet } from '../../testing/sheets.ts';

const baseGameData = aPackJson({ name: 'Small Game', constants: CONSTANTS, skills: [aSkill('Blades')] });

describe('the row of a stored character on a phone', () => {
  beforeEach(() => page.viewport(390, 844));

  it('shows name, facts and health in 72 px', async () => {
    await renderApp({
      url: '/character/storage',
      baseGameData,
      prepare: async ({ storage }) => {
        await storage.characters.save(storedSheetOf(aSheet({ name: 'Ottoline of the Long Stair' })));
      },
    });
    const row = page.getByRole('article', { name: 'Ottoline of the Long Stair' });
    await expect.element(row.getByText(/^Health/)).toBeVisible();
    await expect.element(row.getByText(/^Potential/)).toBeVisible();
    expect(row.element().getBoundingClientRect().height).toBe(72);
  });
});
