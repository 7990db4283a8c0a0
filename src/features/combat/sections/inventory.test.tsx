import { describe, expect, it } from 'vitest';
import { COMBAT_PACK, renderCombat } from '../../../testing/combat-screen.tsx';
import { anItem } from '../../../testing/packs.ts';
import { aCustomItem, anInventoryItem, inventoryOf } from '../../../testing/sheets.ts';

async function openInventory(others: number) {
  const { screen } = await renderCombat(
    {
      inventory: inventoryOf(
        ...Array.from({ length: others }, (_, index) => aCustomItem(`Trophy ${index + 1}`)),
        anInventoryItem('Knife'),
        anInventoryItem('Arrow'),
      ),
      equipment: { weapon: 'knife', armor: '', accessories: [] },
    },
    { baseGameData: { ...COMBAT_PACK, items: [anItem('Knife'), anItem('Arrow', { stackable: true })] } },
  );
  const section = screen.getByRole('region', { name: 'Inventory', exact: true });
  await section.getByRole('button', { name: 'Expand' }).click();
  await expect.element(section.getByText('Knife')).toBeVisible();
  return { section, count: () => section.getByRole('listitem').elements().length };
}

describe('the inventory beside a combat', () => {
  it('shows what can do something now first, where there are many other items', async () => {
    const { section, count } = await openInventory(13);
    expect(count()).toBe(2);
    const more = section.getByRole('button', { name: '13 more' });
    await more.click();
    await expect.element(section.getByText('Trophy 13')).toBeVisible();
    expect(count()).toBe(15);
    await more.click();
    await expect.element(section.getByText('Trophy 13')).not.toBeInTheDocument();
  });

  it('shows all of a few items in their order', async () => {
    const { section, count } = await openInventory(12);
    expect(count()).toBe(14);
    await expect.element(section.getByRole('listitem').first()).toHaveTextContent('Trophy 1');
    expect(section.getByRole('button', { name: /more$/ }).query()).toBeNull();
  });
});
