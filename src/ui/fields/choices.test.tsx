import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from './checkbox.tsx';
import { RadioGroup, SegmentedControl } from './radio-group.tsx';
import { Switch } from './switch.tsx';

it('a checkbox and a switch are named by their labels and toggled by Space', async () => {
  const ticked = vi.fn();
  const switched = vi.fn();
  const screen = await render(
    <>
      <Checkbox label="Blades" checked={false} onChange={ticked} />
      <Switch label="Dark Theme" checked onChange={switched} />
    </>,
  );
  await expect.element(screen.getByRole('switch', { name: 'Dark Theme', exact: true })).toBeChecked();
  await screen.getByText('Blades').click();
  expect(ticked).toHaveBeenLastCalledWith(true);
  screen.getByRole('switch').element().focus();
  await userEvent.keyboard(' ');
  expect(switched).toHaveBeenLastCalledWith(false);
});

it('a disabled checkbox shows its reason and does not change', async () => {
  const ticked = vi.fn();
  const screen = await render(
    <Checkbox
      label="Heraldry"
      checked={false}
      onChange={ticked}
      disabledReason="You have chosen 4 of 4 skills."
    />,
  );
  const box = screen.getByRole('checkbox', { name: 'Heraldry', exact: true });
  await expect.element(box).toHaveAccessibleDescription('You have chosen 4 of 4 skills.');
  await box.click({ force: true });
  expect(ticked).not.toHaveBeenCalled();
  await expect.element(box).not.toBeChecked();
});

it.each([
  ['radio group', RadioGroup],
  ['segmented control', SegmentedControl],
])('a %s is a named group, and arrow keys choose an option', async (_, Group) => {
  function Example() {
    const [value, setValue] = useState<'any' | 'all'>('any');
    return (
      <Group
        label="Match"
        value={value}
        onChange={setValue}
        options={[
          { value: 'any', label: 'Any' },
          { value: 'all', label: 'All' },
        ]}
      />
    );
  }
  const screen = await render(<Example />);
  await expect.element(screen.getByRole('group', { name: 'Match' })).toBeInTheDocument();
  const any = screen.getByRole('radio', { name: 'Any', exact: true });
  const all = screen.getByRole('radio', { name: 'All', exact: true });
  await expect.element(any).toBeChecked();
  any.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(all).toBeChecked();
  await any.click();
  await expect.element(any).toBeChecked();
});
