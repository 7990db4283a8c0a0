import { expectAccessible } from './both-themes.ts';
import { expect, test } from './fixtures.ts';

const CREATE = async (page: import('@playwright/test').Page, name: string) => {
  await page.goto('/character/new');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  for (let index = 0; index < 4; index += 1) await page.getByRole('checkbox').nth(index).check();
  await page.getByRole('button', { name: 'Create Character' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
};

test('where IndexedDB is blocked, the app says so, works on, and the second copy brings the character back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Blocked for this test', 'SecurityError');
    };
  });
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: 'Changes are not stored' })).toBeVisible();
  await expectAccessible(page, 'storage-blocked');
  await CREATE(page, 'Aria');
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
});

test('where IndexedDB never opens, the app starts all the same, and stores everything once it does', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    Object.assign(window, {
      mend: () => {
        IDBFactory.prototype.open = open;
      },
    });
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  });
  await CREATE(page, 'Aria');
  const alert = page.getByRole('alert').filter({ hasText: 'storage does not answer' });
  await expect(alert).toBeVisible();
  await page.evaluate(() => (window as unknown as { mend(): void }).mend());
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('where all storage is blocked, the app works in memory and offers a download', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Blocked for this test', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked for this test', 'SecurityError');
      },
    });
  });
  await CREATE(page, 'Aria');
  await expect(page.getByRole('button', { name: 'Download What Is Not Saved' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download What Is Not Saved' }).click();
  expect((await downloading).suggestedFilename()).toBe('Aria.json');
});

test('where storage is full, the change stays in memory, and the app says so and can try again', async ({
  page,
}) => {
  await CREATE(page, 'Aria');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    Object.assign(window, {
      mend: () => {
        IDBObjectStore.prototype.put = put;
      },
    });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full for this test', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Increase Boost Points' }).click();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Boost Points' })).toHaveValue('1');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your browser has no room left for this.' }),
  ).toBeVisible();
  await expectAccessible(page, 'storage-full');
  await page.evaluate(() => (window as unknown as { mend(): void }).mend());
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Boost Points' })).toHaveValue('1');
});

test('what was not stored when the page was left is there when it is opened again', async ({ page }) => {
  await CREATE(page, 'Aria');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full for this test', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Increase Boost Points' }).click();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Boost Points' })).toHaveValue('1');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByText('Before bringing stored data up to date')).toBeVisible();
});

test('a character comes back after its page was killed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await CREATE(page, 'Aria');
  await page.getByRole('button', { name: 'Increase Boost Points' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto('/character/id/aria');
  await expect(next.getByRole('spinbutton', { name: 'Boost Points' })).toHaveValue('1');
  await context.close();
});
