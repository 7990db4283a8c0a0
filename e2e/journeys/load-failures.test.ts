import { characterFile } from '../data/characters.ts';
import { EMPTY_PACK } from '../data/house-rules.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { storedCharacters } from '../support/stored-data.ts';
import { expect, test } from '../support/test.ts';

const STEPS = ['Refresh the page', 'Hard refresh', 'Download a backup first', 'Go to the Loading Page'];

const FAILURES = [
  { name: 'Nobody', sheet: undefined, title: 'Character Not Found', code: '1' },
  {
    name: 'Olden',
    sheet: characterFile('Olden', { version: 3 }),
    title: 'Character Out of Date',
    code: '2',
  },
  {
    name: 'Other',
    sheet: characterFile('Other', { packInfo: [['Tabard Core', 9]] }),
    title: 'Game Data Mis-match',
    code: '3',
  },
  {
    name: 'Lost',
    sheet: characterFile('Lost', { packInfo: [['Lost Lore', 2]] }),
    title: 'Game Data Missing',
    code: '4',
  },
  {
    name: 'Bare Bones',
    sheet: characterFile('Bare Bones', { packInfo: [['Bare', 1]] }),
    title: 'Game Data Error',
    code: undefined,
  },
] as const;

for (const { name, sheet, title, code } of FAILURES) {
  test(`a character's address shows ${title} with what to do next`, async ({
    page,
    app,
    characters,
    loadFailure,
    uploadPack,
  }) => {
    if (title === 'Game Data Error') await uploadPack.store(EMPTY_PACK);
    if (sheet) await characters.upload(sheet);
    const address = `/character/id/${encodeURIComponent(name.toLowerCase())}`;
    for (const below of ['', '/combat']) {
      await app.openAddress(address + below);
      await expect(loadFailure.heading).toHaveText(title);
    }
    if (code) await expect(loadFailure.code).toHaveText(`Load failure ${code}`);
    else {
      await expect(loadFailure.code).toHaveCount(0);
      await expect(loadFailure.text('There seems to be an issue with your Game Data.')).toBeVisible();
    }
    for (const step of STEPS) await expect(loadFailure.text(step)).toBeVisible();
    await expectAccessibleInBothThemes(page, title.toLowerCase().replaceAll(' ', '-'));

    await expect(loadFailure.newCharacter).toHaveAttribute('href', '/character/new');
    await expect(loadFailure.gameData).toHaveAttribute('href', '/gamedata/management/manage');
    if (sheet === undefined)
      expect((await loadFailure.download('Back Up Everything')).name).toMatch(/backup.*\.json$/);
    else {
      expect((await loadFailure.download('Download Backup')).name).toBe(`${name}.json`);
      expect(await storedCharacters(page)).toEqual({ [name.toLowerCase()]: sheet });
    }
    await loadFailure.loadingPage.click();
    await expect(page).toHaveURL(/\/character\/storage$/);
  });
}
