import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('a field that the file of the standard packs has twice', () => {
  const pack = aPackJson({ name: 'Small Game', constants: CONSTANTS });
  const manage = (text: string) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(text));
    return renderApp({ url: '/gamedata/management/manage', baseGameData: pack });
  };

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is named with its line and column', async () => {
    const text = JSON.stringify(pack).replace('{', '{\n"version": 1,');
    const { screen } = await manage(text);
    const column = text.split('\n')[1]?.lastIndexOf('"version"');
    await expect
      .element(screen.getByText(/names “version” twice/))
      .toHaveTextContent(`see line 2, column ${(column ?? 0) + 1}.`);
    await expect.element(screen.getByRole('switch', { name: /^Small Game/ })).toBeVisible();
  });
});
