import { expect, test } from '../support/test.ts';

const HOST = 'http://another-site.example/';

// Its host sends no headers, which would keep it out of every frame.
for (const path of ['', 'character/new', 'rescue.html'])
  test(`Tabard does not run in a frame of another site's page: /${path}`, async ({
    page,
    baseURL,
    errors,
  }) => {
    errors.allow(/another origin: http:\/\/another-site.example/);
    await page.route(`${baseURL}**`, async (route) => {
      const response = await route.fetch();
      const { 'content-type': type = 'text/html' } = response.headers();
      await route.fulfill({ status: response.status(), contentType: type, body: await response.body() });
    });
    await page.route(HOST, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Another site</title><iframe title="Game" width="800" height="600" src="${baseURL}${path}"></iframe>`,
      }),
    );
    await page.goto(HOST);
    const frame = page.frameLocator('iframe');
    const refusal = frame.getByText('Tabard does not run inside another site’s page.');
    await expect(refusal).toBeVisible();
    await expect(frame.getByRole('heading')).toHaveCount(0);
    await expect(frame.getByRole('button')).toHaveCount(0);
    await expect(frame.getByRole('link')).toHaveCount(1);

    // What would say that the app has not started, after ten seconds.
    await frame.locator('body').evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(frame.getByRole('link')).toHaveCount(1);

    const opened = page.waitForEvent('popup');
    await frame.getByRole('link').click();
    const own = await opened;
    await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
    await own.close();
  });
