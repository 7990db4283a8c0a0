import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SelectField } from './select-field.tsx';

const OPTIONS = Array.from({ length: 2_000 }, (_, index) => `Effect ${index}`).map((name) => ({
  value: name,
  label: name,
}));

describe('a select of many options', () => {
  it('adds them a slice at a time, and shows the chosen one from the first', async () => {
    const counts = new Set<number>();
    const observer = new MutationObserver(() => counts.add(document.querySelectorAll('option').length));
    observer.observe(document.body, { childList: true, subtree: true });
    const screen = await render(
      <SelectField label="Status Effect" value="Effect 1900" onChange={vi.fn()} options={OPTIONS} />,
    );
    const select = screen.getByRole('combobox', { name: 'Status Effect' });
    await expect.element(select).toHaveValue('Effect 1900');
    await expect.poll(() => select.element().querySelectorAll('option').length).toBe(OPTIONS.length);
    observer.disconnect();
    expect(counts.size).toBeGreaterThan(1);
    await expect.element(select).toHaveValue('Effect 1900');
  });

  it('reports an option of the last slice', async () => {
    const changed = vi.fn();
    const screen = await render(
      <SelectField label="Status Effect" value="Effect 0" onChange={changed} options={OPTIONS} />,
    );
    const select = screen.getByRole('combobox', { name: 'Status Effect' });
    await expect.poll(() => select.element().querySelectorAll('option').length).toBe(OPTIONS.length);
    await select.selectOptions('Effect 1999');
    expect(changed).toHaveBeenCalledWith('Effect 1999');
  });
});
