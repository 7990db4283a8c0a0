import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MemoryFiles } from '../../storage/testing/memory-files.ts';
import { createThirdCopy } from '../../storage/third-copy/third-copy.ts';
import { renderApp } from '../../testing/render-app.tsx';

const thirdCopy = (files = new MemoryFiles()) => createThirdCopy(files, (body) => body());

describe('warnings about stored data', () => {
  it('names what is missing with its time until it is dismissed', async () => {
    const third = thirdCopy();
    await third.ledger.note([
      { kind: 'characters', key: 'aria', name: 'Aria', rev: 34, savedAt: Date.UTC(2026, 10, 20, 12) },
    ]);
    await renderApp({ url: '/', environment: { openThirdCopy: async () => third } });
    const alert = page.getByRole('alert').filter({ hasText: 'Saved versions are missing' });
    await expect.element(alert.getByText(/Aria: saved Nov 20, 2026.*, nothing was kept/)).toBeVisible();
    await alert.getByRole('link', { name: 'Open Settings' }).click();
    await expect.element(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.poll(async () => (await third.ledger.read()).losses).toEqual([]);
  });

  it('offers a backup where the disk is nearly full', async () => {
    const files = new MemoryFiles();
    files.room = 500_000;
    const downloads: string[] = [];
    await renderApp({
      url: '/',
      environment: {
        openThirdCopy: async () => thirdCopy(files),
        download: (name) => downloads.push(name),
      },
    });
    const alert = page.getByRole('alert').filter({ hasText: 'The disk is nearly full' });
    await alert.getByRole('button', { name: 'Download Backup' }).click();
    await expect.poll(() => downloads[0]).toMatch(/^tabard-backup-/);
  });
});
