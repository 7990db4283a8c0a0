import { expect, expectSaved, expectText, test } from '../test.ts';

const MISSING = 'Saved versions are missing';

test('what both copies have lost is named at the next start, if the engine has private files', async ({
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
    await expectText(window, MISSING);
    await expectText(window, /Ilse Wren: saved .*, nothing was kept/);
  } else expect(await window.bodyText()).not.toContain(MISSING);
  await tabard.trySample();
});
