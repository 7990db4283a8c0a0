import { CombatScreen } from '../../screens/combat.ts';
import { expect, test } from '../../support/test.ts';

for (const [count, tag] of [
  [5, ''],
  [200, ' @thorough'],
] as const) {
  test(`combat opens after each of ${count} reloads, on a slow device and beside a second tab${tag}`, async ({
    page,
    context,
    characters,
    combat,
  }) => {
    await characters.loadSample('Ilse Wren');
    await combat.openFromSheet();
    await combat.begin.click();
    await expect(combat.saved).toBeVisible();
    const { pathname } = new URL(page.url());
    const second = new CombatScreen(await context.newPage());
    await second.openAddress(pathname);
    await second.expectTurn('Round 1');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (let reload = 1; reload <= count; reload += 1) {
      await test.step(`reload ${reload}`, async () => {
        await page.reload({ waitUntil: 'commit' });
        await combat.expectTurn('Round 1');
      });
    }
  });
}
