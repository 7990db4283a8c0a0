import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Terms } from '../../cards/terms/terms.tsx';
import { COMBAT_NOT_STARTED } from '../../core/character/sheet/default-sheet.ts';
import { aPack, aStatusEffect, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { aSheet } from '../../testing/sheets.ts';
import { SheetChanges } from './sheet-changes.tsx';
import '../../ui/base.css';

const GAME = gameDataOf(
  aPack({
    name: 'Core',
    constants: CONSTANTS,
    statusEffects: [aStatusEffect('Burning', { resourceType: 'HEALTH' }), aStatusEffect('Dim')],
  }),
);

const withEffects = (health: number, ...statusEffects: readonly (readonly [string, number])[]) =>
  aSheet({ health, combatState: { ...COMBAT_NOT_STARTED, round: 1, statusEffects: new Map(statusEffects) } });

it('names and numbers of what changes stand in columns, each with the mark of its resource', async () => {
  const { getByRole } = await render(
    <Terms gameData={GAME}>
      <SheetChanges
        label="Changes"
        before={withEffects(12, ['Burning', 2], ['Dim', 1])}
        after={withEffects(10, ['Burning', 1])}
      />
    </Terms>,
  );
  const list = getByRole('list', { name: 'Changes' });
  await expect.element(list).toHaveTextContent('Health 12 → 10 Burning 2 → 1 Dim 1 → ended');
  const rows = [...list.element().children];
  expect(rows.map((row) => row.querySelectorAll('svg').length)).toEqual([1, 1, 0]);
  const boxes = rows.map((row) => [...row.children].map((part) => part.getBoundingClientRect()));
  for (const [place, edge] of [
    [1, 'left'],
    [2, 'right'],
    [4, 'left'],
  ] as const) {
    expect(new Set(boxes.map((parts) => parts[place]?.[edge])).size, `part ${place}`).toBe(1);
  }
});
