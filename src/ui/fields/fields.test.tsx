import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NumberField } from './number-field.tsx';
import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';
import { Slider } from './slider.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

function SearchExample() {
  const [value, setValue] = useState('');
  return <SearchField label="Search" value={value} onChange={setValue} />;
}

function SliderExample() {
  const [value, setValue] = useState(6);
  return <Slider label="Tile Size" value={value} onChange={setValue} min={1} max={8} />;
}

it('a text field reports what is typed, and is described by its help and its error', async () => {
  const changed = vi.fn();
  const screen = await render(
    <TextField
      label="Name"
      value=""
      onChange={changed}
      description="At most 200 characters."
      error="Please enter a name."
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Name', exact: true });
  await field.fill('Aria');
  expect(changed).toHaveBeenLastCalledWith('Aria');
  await expect.element(field).toHaveAccessibleDescription('At most 200 characters. Please enter a name.');
  await expect.element(field).toBeInvalid();
});

it('a hidden label still names its field', async () => {
  const screen = await render(<TextArea label="Notes" labelHidden value="x" onChange={() => {}} />);
  await expect.element(screen.getByRole('textbox', { name: 'Notes', exact: true })).toHaveValue('x');
});

it('each line of a text area has its own direction, found without looking at all of them again', async () => {
  const screen = await render(<TextArea label="Notes" value={'sword\nחרב'} onChange={() => {}} />);
  const field = screen.getByRole('textbox', { name: 'Notes', exact: true }).element();
  expect(getComputedStyle(field).unicodeBidi).toBe('plaintext');
  // Chromium looks for the direction at each line that it inserts: with the square of the lines.
  expect(field.hasAttribute('dir')).toBe(false);
});

it('the Clear button of a search empties it and returns the focus to it', async () => {
  const screen = await render(<SearchExample />);
  const field = screen.getByRole('searchbox', { name: 'Search', exact: true });
  expect(screen.getByRole('button').query()).toBeNull();
  await field.fill('strike');
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.element(field).toHaveValue('');
  expect(document.activeElement).toBe(field.element());
});

it('a select is a combobox with its name, its options and its groups', async () => {
  const changed = vi.fn();
  const screen = await render(
    <SelectField
      label="Weapon"
      value=""
      onChange={changed}
      options={[
        { value: '', label: 'None' },
        { label: 'Blades', options: [{ value: 'id1', label: 'Old sword' }] },
      ]}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Weapon', exact: true });
  await expect.element(select).toHaveDisplayValue('None');
  await select.selectOptions('Old sword');
  expect(changed).toHaveBeenCalledWith('id1');
});

it('a slider has a name and a value, shows the value, and moves by keys', async () => {
  const screen = await render(<SliderExample />);
  const slider = screen.getByRole('slider', { name: 'Tile Size', exact: true });
  await expect.element(slider).toHaveValue('6');
  slider.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider).toHaveValue('7');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '7');
  await expect.element(screen.getByText('7', { exact: true })).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(slider).toHaveValue('8');
});

it.each([
  ['digits where nothing else is typed', { min: 0 }, 'numeric'],
  ['a sign where a number may be negative', { min: -5 }, 'text'],
  ['a sign where it means a change', { min: 0, relative: true }, 'text'],
])('a number field asks the keyboard of a phone for %s', async (_what, props, keyboard) => {
  const screen = await render(<NumberField label="Health" value={5} onChange={() => undefined} {...props} />);
  await expect.element(screen.getByRole('spinbutton')).toHaveAttribute('inputmode', keyboard);
});
