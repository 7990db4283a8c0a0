import { describe, expect, it } from 'vitest';
import { freshProfile } from '../testing/profile.ts';
import type { Named } from '../testing/test-codecs.ts';

const note = (notes: string): Named => ({ name: 'Aria', notes });

const profile = freshProfile();

describe('a full localStorage', () => {
  it('disables the mirror, shows that, and continues saving', async () => {
    const { storage } = await profile.openTab();
    await storage.settings.save({ darkThemeEnabled: false });
    const room = profile.browser.localStorage;
    if (room) room.room = 400;
    expect(await storage.characters.save(note('x'.repeat(1_000)))).toEqual({ kind: 'saved' });
    expect(storage.status()).toMatchObject({ saving: 'saved', mirror: 'full', problem: undefined });
    // The theme is still available for the first paint.
    await storage.settings.save({ darkThemeEnabled: true });
    expect(profile.browser.localStorage?.getItem('tabard.settings')).toContain('true');
    await storage.close();
    const again = (await profile.openTab()).storage;
    expect(again.status()).toMatchObject({ mirror: 'full', notices: [] });
    expect(again.characters.get('Aria')?.value.notes).toBe('x'.repeat(1_000));
  });
});

describe('a text that is too long for the mirror', () => {
  it('is stored without a second copy, and takes no room from the others', async () => {
    const { storage } = await profile.openTab();
    const pack = { name: 'Kitchen Wars', notes: 'x' };
    const mirrored = () => profile.browser.localStorage?.getItem('tabard.workshop.kitchen wars');
    await storage.workshop.save(pack);
    expect(mirrored()).toContain('"notes');
    await storage.workshop.save({ ...pack, notes: 'x'.repeat(600_000) });
    expect(mirrored()).toBeNull();
    expect(storage.status()).toMatchObject({ saving: 'saved', mirror: 'on' });
    await storage.close();
    const again = (await profile.openTab()).storage;
    expect(again.status()).toMatchObject({ mirror: 'on', notices: [] });
    expect(again.workshop.get('Kitchen Wars')?.value.notes).toHaveLength(600_000);
  });
});
