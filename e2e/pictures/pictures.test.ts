import { SAMPLES } from '../data/samples.ts';
import { takeScreenshots } from '../support/screenshots.ts';
import { expect, test } from '../support/test.ts';

/** The address of each screen. HERO stands for the character's. */
const SCREENS: Readonly<Record<string, string>> = {
  home: '/',
  characters: '/character/storage',
  'new-character': '/character/new',
  sheet: 'HERO',
  combat: 'HERO/combat',
  'items-add': 'HERO/items/add',
  'items-generic': 'HERO/items/generic',
  'items-upload': 'HERO/items/upload',
  'items-download': 'HERO/items/download',
  'talents-add': 'HERO/talents/add',
  'talents-manage': 'HERO/talents/manage',
  skills: 'HERO/skills',
  revert: 'HERO/revert',
  parked: 'HERO/parked',
  'game-data': '/gamedata',
  'glossary-actions': '/gamedata/actions',
  'glossary-items': '/gamedata/items',
  'glossary-status-effects': '/gamedata/status-effects',
  'glossary-talents': '/gamedata/talents',
  'glossary-foes': '/gamedata/foes',
  rulebook: '/gamedata/rulebook',
  'rulebook-page': '/gamedata/rulebook/what the numbers mean',
  'packs-manage': '/gamedata/management/manage',
  'packs-upload': '/gamedata/management/upload',
  'encounters-manager': '/gm/encounter/manager',
  'encounters-create': '/gm/encounter/create',
  encounter: '/gm/encounter/encounter',
  'player-view': '/gm/player-view',
  settings: '/settings',
  'patch-notes': '/settings/patch-notes',
};

const only = process.env.TABARD_PICTURES_ONLY;
const chosen = Object.entries(SCREENS).filter(([name]) => only === undefined || name.includes(only));

test('takes pictures of every screen', async ({ page, app, characters, combat, encounter, encounters }) => {
  if (chosen.some(([name]) => 'home first'.startsWith(name))) {
    await app.openAddress('/');
    await page.waitForLoadState('networkidle');
    await takeScreenshots(page, 'home-first-visit');
  }
  const [hero, ...others] = [...SAMPLES.characters].sort(({ name }) => (name === 'Ilse Wren' ? -1 : 1));
  await characters.upload(...others, hero!);
  await characters.load(String(hero!.name));
  await expect(characters.heading).toHaveText(String(hero!.name));
  const address = new URL(page.url()).pathname;
  await app.openAddress(`${address}/combat`);
  await combat.begin.click();
  await encounters.open();
  await encounters.button(/^Try /).click();
  await expect(encounter.button(/^Move to /).first()).toBeVisible();
  for (const [name, path] of chosen) {
    await app.openAddress(path.replace('HERO', address));
    await page.waitForLoadState('networkidle');
    await takeScreenshots(page, name);
  }
});
