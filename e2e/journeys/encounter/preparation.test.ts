import type { Locator } from '@playwright/test';
import { Taps } from '../../support/taps.ts';
import { expect, test } from '../../support/test.ts';
import { PHONE } from '../../support/viewports.ts';

/** Half of what it took before foes could be chosen: 27 taps and 115 characters. */
const MOST_TAPS = 13;
const MOST_CHARACTERS = 57;

const DEVICES = [
  { name: 'by touch on a phone', use: { viewport: PHONE, hasTouch: true } },
  { name: 'with a mouse on a laptop', use: { viewport: { width: 1366, height: 768 } } },
];

for (const { name: device, use } of DEVICES) {
  test.describe(device, () => {
    test.use(use);

    test('two encounters of six foes are prepared and a round is played', async ({
      page,
      home,
      encounters,
      newEncounter,
      encounter,
    }) => {
      test.slow();
      const hand = new Taps(use.hasTouch === true ? 'finger' : 'mouse');
      const press = (control: Locator) => hand.tap(control);
      const foe = async (name: string) => {
        await press(newEncounter.foe(name));
        await expect(newEncounter.members).toBeFocused();
        await hand.write(page, '6');
        await press(newEncounter.submit);
        await expect(encounter.heading).toHaveText(name);
        await expect(encounter.group(name)).toContainText('6 of 6 standing');
      };

      await home.open();
      await press(home.button('Toggle sidebar'));
      await press(home.link('Encounters'));
      await press(encounters.link('Create an encounter'));
      await foe('Salt Wreckers');
      await press(encounters.tab('Create'));
      await foe('Rabble');
      await press(encounter.start);
      await press(encounter.button('Move to Phase 2'));
      await press(encounter.button('Move to End Phase'));
      await press(encounter.button('Next Round'));
      await expect(encounter.turn).toContainText('Round 2');
      expect(hand.count).toBeLessThanOrEqual(MOST_TAPS);
      expect(hand.characters).toBeLessThanOrEqual(MOST_CHARACTERS);

      // The party, which had no place in an encounter before.
      const before = hand.count;
      await press(encounter.button('Add Party Members'));
      await press(encounter.button('Add the 4 Sample Characters'));
      await expect(encounter.group('Party')).toContainText('4 of 4 standing');
      expect(hand.count - before).toBe(2);
    });
  });
}
