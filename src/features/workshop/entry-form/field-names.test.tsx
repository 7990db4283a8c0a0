import { describe, expect, it } from 'vitest';
import { listForm } from '../../../core/game-data/editing/forms/list-form.ts';
import { PACK_PARTS } from '../../../core/game-data/editing/forms/pack-parts.ts';
import { withValueAt } from '../../../core/game-data/editing/json-edit.ts';
import { templatePack } from '../../../core/game-data/editing/new-pack.ts';
import { PACK_LISTS } from '../../../core/game-data/editing/pack-lists.ts';
import { formValues } from '../../../testing/form-values.ts';
import { openEntry } from '../../../testing/open-entry.tsx';

const PACK = templatePack('Kitchen');

/** Maneuvers have the form of actions. */
const LISTS = PACK_LISTS.filter(({ id }) => id !== 'maneuvers');

type Labelled = HTMLElement & { readonly labels?: NodeListOf<HTMLLabelElement> | null };

function nameOf(control: Labelled): string {
  const labels = [...(control.labels ?? [])].map(({ textContent }) => textContent);
  return (labels.join(' ') || control.getAttribute('aria-label') || control.textContent).trim();
}

/** The names of the groups that a control is in, the outermost first. */
function groupsOf(control: Element): readonly string[] {
  const around = control.parentElement?.closest('fieldset, [role="group"], section');
  if (!around) return [];
  const name = around.getAttribute('aria-label') ?? around.querySelector('legend, h2')?.textContent;
  return [...groupsOf(around), name ?? ''];
}

/** The controls of a part of the page, each by its name after those of its groups. */
function controlsOf(part: Element): readonly string[] {
  return [...part.querySelectorAll<HTMLElement>('input, select, textarea, button')]
    .filter((each) => each.closest('[aria-hidden="true"]') === null)
    .map((each) => [...groupsOf(each), `“${nameOf(each)}”`].join(' › '));
}

/** Controls without a name, with a word of the file format for one, or with that of another. */
function badlyNamed(controls: readonly string[]): readonly string[] {
  return controls.filter(
    (each, index) =>
      /“”|_|[a-z][A-Z]/u.test(each.split(' › ').at(-1) ?? '') || controls.indexOf(each) !== index,
  );
}

/** The lists of the first value have everything, and take long to render. */
const withoutLists = (entry: object): object =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => !Array.isArray(value)));

describe('the fields of a form', () => {
  it.each(LISTS.map((list) => [list.id, list] as const))(
    'of %s have names that say what they are',
    async (id, list) => {
      const [whole, ...others] = formValues(listForm(list)) as readonly object[];
      for (const entry of [whole, ...others.map(withoutLists)]) {
        const { screen } = await openEntry({ pack: withValueAt(PACK, list.keys, [entry]), list: id });
        const form = screen.getByRole('region', { name: /^Form of/ });
        await expect.element(form).toBeVisible();
        const controls = controlsOf(form.element());
        expect(controls.length).toBeGreaterThan(0);
        expect(badlyNamed(controls)).toEqual([]);
        await screen.unmount();
      }
    },
  );

  it('of what is in no list have names that say what they are', async () => {
    const pack = PACK_PARTS.reduce<unknown>(
      (json, { keys, form }) => withValueAt(json, keys, formValues(form)[0]),
      PACK,
    );
    const { screen } = await openEntry({ pack });
    for (const { label } of PACK_PARTS) {
      const region = screen.getByRole('region', { name: label, exact: true });
      await region.getByRole('button', { name: 'Expand' }).click();
      const controls = controlsOf(region.element());
      expect(controls.length).toBeGreaterThan(1);
      expect(badlyNamed(controls)).toEqual([]);
    }
  });
});
