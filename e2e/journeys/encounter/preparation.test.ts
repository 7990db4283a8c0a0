import type { Locator, Page } from '@playwright/test';
import { Taps } from '../../support/taps.ts';
import { expect, test } from '../../support/test.ts';
import { PHONE } from '../../support/viewports.ts';

/** Half of what it took before foes could be chosen: 27 taps and 115 characters. */
const MAX_TAPS = 13;
const MAX_CHARACTERS = 57;

const DEVICES = [
  { name: 'by touch on a phone', use: { viewport: PHONE, hasTouch: true } },
  { name: 'with a mouse on a laptop', use: { viewport: { width: 1366, height: 768 } } },
];

/** Counts the presses and keys that reach the page, in its only document. */
async function countInput(page: Page) {
  await page.addInitScript(() => {
    const input = { presses: 0, keys: 0 };
    Object.assign(window, { input });
    addEventListener('pointerdown', () => input.presses++, { capture: true });
    addEventListener('keydown', () => input.keys++, { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { input: object }).input);
}

for (const { name: device, use } of DEVICES) {
  test.describe(device, () => {
    test.use(use);

    test('two encounters of six foes and a party are prepared, and a round is played', async ({
      page,
      home,
      encounters,
      newEncounter,
      encounter,
    }) => {
      test.slow();
      const hand = new Taps(use.hasTouch === true ? 'finger' : 'mouse');
      const received = await countInput(page);
      const press = (control: Locator) => hand.tap(control);
      const foe = async (name: string) => {
        await press(newEncounter.foe(name));
        await expect(newEncounter.members).toBeFocused();
        await hand.write(page, '6');
        await press(newEncounter.submit);
        await expect(encounter.heading).toHaveText(name);
        await expect(encounter.group(name)).toContainText('6 of 6 standing');
        await expect(encounter.group('Party')).toContainText('4 of 4 standing');
      };

      await home.open();
      await press(home.button('Toggle sidebar'));
      await press(home.link('Encounters'));
      await press(encounters.link('Create an encounter'));
      await press(newEncounter.switch('With the 4 sample characters'));
      await foe('Salt Wreckers');
      await press(encounters.tab('Create'));
      // The second encounter has the party of the first.
      await expect(newEncounter.switch('With the party')).toBeChecked();
      await foe('Rabble');
      await press(encounter.start);
      await press(encounter.button('Move to Phase 2'));
      await press(encounter.button('Move to End Phase'));
      await press(encounter.button('Next Round'));
      await expect(encounter.turn).toContainText('Round 2');
      expect(await received()).toEqual({ presses: hand.count, keys: hand.characters });
      expect(hand.count).toBeLessThanOrEqual(MAX_TAPS);
      expect(hand.characters).toBeLessThanOrEqual(MAX_CHARACTERS);

      await encounters.openTab('Manager');
      await encounters.load('Salt Wreckers');
      await expect(encounter.heading).toHaveText('Salt Wreckers');
    });
  });
}
