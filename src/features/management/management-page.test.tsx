import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe('management on a phone', () => {
  it('has Submit in the lower third of the screen, without scrolling', async () => {
    await page.viewport(390, 844);
    const { screen } = await renderApp({
      url: '/gamedata/management/manage',
      baseGameData: aPackJson({ name: 'Small Game', constants: CONSTANTS }),
    });
    const submit = screen.getByRole('button', { name: 'Submit', exact: true });
    await expect.element(submit).toBeVisible();
    const { top, bottom } = submit.element().getBoundingClientRect();
    expect(top).toBeGreaterThan((844 * 2) / 3);
    expect(bottom).toBeLessThanOrEqual(844);
  });
});
