import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

afterEach(() => void vi.unstubAllGlobals());

describe('the offline section of the settings', () => {
  it('says what is missing over plain http', async () => {
    vi.stubGlobal('isSecureContext', false);
    const { screen } = await renderApp({ url: '/settings' });
    await expect
      .element(screen.getByRole('region', { name: 'Offline' }))
      .toHaveTextContent(/plain http.* needs the network, cannot use the camera, and does not notice/);
  });
});
