import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

type Press = (page: Page, point: Point, moved: Locator) => Promise<void>;

/** It takes the focus from the field when it goes down, and what that adds is there before it is released. */
const pressByMouse: Press = async (page, { x, y }, moved) => {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(moved).toBeVisible();
  await page.mouse.up();
};

/** It takes the focus from the field when it is lifted, just before it becomes a click. */
const pressByFinger: Press = async (page, point) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

for (const [name, press] of Object.entries({ mouse: pressByMouse, finger: pressByFinger })) {
  test(`a press of a ${name} is not lost to what the field before it adds above`, async ({
    page,
    workshop,
    entryForm: form,
  }) => {
    await workshop.open();
    await workshop.make('New Pack', 'Kitchen Wars', 'Nothing');
    await workshop.add('Item');
    const add = form.form.locator('button', { hasText: 'Add to Talents' });
    await add.scrollIntoViewIfNeeded();
    await form.typeName('Add to Modifiers', 'Garlic');
    const { x, y, width, height } = (await add.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const row = form.form.getByRole('combobox', { name: 'Name 1 in Modifiers' });
    await press(page, { x: x + width / 2, y: y + height / 2 }, row);
    await expect(row).toBeVisible();
    await expect(form.form.getByRole('combobox', { name: 'Talents 1' })).toBeVisible();
    await expect(form.form.getByRole('combobox', { name: 'Talents 2' })).toHaveCount(0);
  });
}
