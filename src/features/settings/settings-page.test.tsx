import { expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

it('Dark Theme shows the theme that applies, and a choice ends that of the device', async () => {
  const { screen } = await renderApp({ url: '/settings' });
  const dark = screen.getByRole('switch', { name: 'Dark Theme' });
  const device = screen.getByRole('switch', { name: 'Use the device’s theme' });
  const isDark = () => dark.element().matches(':checked');
  const isDeviceDark = matchMedia('(prefers-color-scheme: dark)').matches;
  await expect.element(device).toBeChecked();
  await expect.poll(isDark).toBe(isDeviceDark);

  await dark.click();
  await expect.element(device).not.toBeChecked();
  await expect.poll(isDark).toBe(!isDeviceDark);

  await device.click();
  await expect.poll(isDark).toBe(isDeviceDark);

  await device.click();
  await expect.element(device).not.toBeChecked();
  await expect.poll(isDark).toBe(isDeviceDark);
});
