import { expect, expectSaved, expectText, test } from '../test.ts';

const RESTORED = 'They were restored from their second copy.';

test('what both copies have lost is restored at the next start, if the engine has private files', async ({
  tabard,
}) => {
  await tabard.trySample();
  const { window } = tabard;
  await window.click('button', 'Increase Boost Points');
  await expectSaved(window);
  await window.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        localStorage.clear();
        const request = indexedDB.deleteDatabase('tabard');
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
  );
  const hasPrivateFiles = await window.evaluate(() => 'storage' in navigator);
  await tabard.open('');
  if (hasPrivateFiles) {
    await expectText(window, RESTORED);
    await expectText(window, 'Ilse Wren');
  } else {
    expect(await window.bodyText()).not.toContain(RESTORED);
    await tabard.trySample();
  }
});
