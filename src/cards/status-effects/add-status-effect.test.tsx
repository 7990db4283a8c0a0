import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { COMBAT_NOT_STARTED } from '../../core/character/sheet/default-sheet.ts';
import { aSheet, SMALL_GAME } from '../../testing/sheets.ts';
import { AddStatusEffect } from './add-status-effect.tsx';
import '../../ui/base.css';

it.each([288, 400, 640])(
  'in a column of %d px the button is beside the field, and the reason below',
  async (width) => {
    const { getByRole, getByText } = await render(
      <div style={{ containerType: 'inline-size', width }}>
        <AddStatusEffect
          isRow
          sheet={aSheet({ combatState: { ...COMBAT_NOT_STARTED, round: 1 } })}
          gameData={SMALL_GAME}
          onAdd={() => undefined}
        />
      </div>,
    );
    await expect.element(getByRole('button', { name: /^Add/ })).toBeVisible();
    const field = getByRole('combobox').element().getBoundingClientRect();
    const button = getByRole('button', { name: /^Add/ }).element().getBoundingClientRect();
    const reason = getByText('You must select a Status Effect.').element().getBoundingClientRect();
    expect(button.left).toBeGreaterThan(field.right);
    expect(button.top).toBeLessThan(field.bottom);
    expect(reason.top).toBeGreaterThanOrEqual(field.bottom);
    expect(reason.height).toBeLessThan(24);
  },
);
