import { readFileSync } from 'node:fs';
import type { Json } from '../data/json.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test('a game written on from the template is stored, enabled, and updated with what was renamed', async ({
  page,
  managePacks,
  uploadPack,
}) => {
  await uploadPack.open();
  await expectAccessibleInBothThemes(page, 'start-pack');
  const { name, text } = await managePacks.download('Download Template');
  expect(name).toBe('My Game.json');
  const game = { ...(JSON.parse(text) as Json & { items: Json[]; play: Json }), name: 'Kitchen Wars' };
  await uploadPack.choose(game);
  await expect(uploadPack.text('No problems found.')).toBeVisible();
  await uploadPack.storeButton.click();
  await uploadPack.expectStored('Kitchen Wars 1');

  await managePacks.enableAlone('Kitchen Wars 1');

  const items = game.items.map((item) =>
    item.name === 'Bread' ? { ...item, name: 'Black Bread', cost: 2 } : item,
  );
  const play = { ...game.play, rests: [], formerly: { items: { Bread: 'Black Bread' } } };
  await uploadPack.open();
  await uploadPack.choose({ ...game, version: 2, items, play });
  const preview = uploadPack.preview('Kitchen Wars');
  await expect(preview).toContainText('Bread is now Black Bread');
  await expect(preview).not.toContainText('new: Strike');
  await expect(preview).toContainText('Black Bread: cost: 1 → 2');
  await expectAccessibleInBothThemes(page, 'pack-changes');
});

test('the standard pack can be downloaded as its file has it', async ({ managePacks }) => {
  await managePacks.open();
  const { name, text } = await managePacks.download('Download Tabard Core');
  expect(name).toBe('Tabard Core.json');
  expect([JSON.parse(text)]).toEqual([JSON.parse(readFileSync('public/BaseGameData.json', 'utf8'))].flat());
});
