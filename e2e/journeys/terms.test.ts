import { pressAt } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

/** A text of the standard game that names another entry: its list, its entry, the words around the name. */
const TEXTS = [
  ['a talent', 'talents', 'Quick Wrist', 'You learn the Feint Cut.', 'Feint Cut'],
  ['an item', 'items', 'Hand Lamp', 'With it you can Flare.', 'Flare'],
  ['a status effect', 'status-effects', 'Drenched', 'you cannot be Burning.', 'Burning'],
] as const;

for (const [what, list, entry, words, name] of TEXTS) {
  test(`a name in the text of ${what} opens its card, and Escape gives the focus back`, async ({
    page,
    glossary,
  }) => {
    await glossary.open(`${list}?query=${encodeURIComponent(`Name:${entry}`)}`);
    const text = glossary.article(entry).getByRole('paragraph').filter({ hasText: words });
    const term = text.getByRole('button', { name, exact: true });
    const card = glossary.dialogNamed(name);
    await term.click();
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(term).toBeFocused();

    await glossary.heading.focus();
    await pressAt(term);
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(term).toBeFocused();
  });
}
