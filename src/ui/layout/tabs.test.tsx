import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../base.css';
import { Tabs } from './tabs.tsx';

function Example() {
  const [value, setValue] = useState<'add' | 'generic' | 'upload'>('add');
  return (
    <Tabs
      label="Items"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'add', label: 'Add', panel: <p>Templates</p> },
        { value: 'generic', label: 'Generic', panel: <p>Your own</p> },
        { value: 'upload', label: 'Upload', panel: <p>From a file</p> },
      ]}
    />
  );
}

it('tabs are chosen by press and by arrow keys, and show one panel, named by its tab', async () => {
  const screen = await render(<Example />);
  await expect.element(screen.getByRole('tablist', { name: 'Items' })).toBeInTheDocument();
  await expect
    .element(screen.getByRole('tab', { name: 'Add', exact: true }))
    .toHaveAttribute('aria-selected', 'true');
  await expect
    .element(screen.getByRole('tabpanel', { name: 'Add', exact: true }))
    .toHaveTextContent('Templates');

  await screen.getByRole('tab', { name: 'Generic', exact: true }).click();
  await expect.element(screen.getByText('Your own')).toBeVisible();
  expect(screen.getByText('Templates').query()).toBeNull();

  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByText('From a file')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByText('Templates')).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByText('From a file')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByText('Your own')).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByText('Templates')).toBeVisible();
});

it('the Tab key goes to the chosen tab, and from it into its panel', async () => {
  const screen = await render(<Example />);
  await screen.getByRole('tab', { name: 'Generic', exact: true }).click();
  await screen.getByRole('tab', { name: 'Upload', exact: true }).click();
  await userEvent.tab();
  await expect.element(screen.getByRole('tabpanel', { name: 'Upload', exact: true })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('tab', { name: 'Upload', exact: true })).toHaveFocus();
});

it('an arrow key moves from the focused tab, even before its panel is rendered', async () => {
  const chosen: string[] = [];
  const screen = await render(
    <Tabs
      label="Talents"
      value="manage"
      onChange={(value) => chosen.push(value)}
      tabs={[
        { value: 'add', label: 'Add', panel: 'To add' },
        { value: 'manage', label: 'Manage', panel: 'To manage' },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  expect(chosen).toEqual(['add', 'manage']);
  await expect.element(screen.getByRole('tab', { name: 'Manage' })).toHaveFocus();
});

function MountedExample() {
  const [value, setValue] = useState<'now' | 'list'>('now');
  const [choice, setChoice] = useState('Strike');
  return (
    <Tabs
      keepMounted
      label="Combat"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'now', label: 'Now', panel: <p>{choice}</p> },
        {
          value: 'list',
          label: 'List',
          panel: (
            <>
              <p>Before {choice}</p>
              <input aria-label="Search" />
              <button
                type="button"
                onClick={() => {
                  setChoice('Parry');
                  setValue('now');
                }}
              >
                Choose Parry
              </button>
            </>
          ),
        },
      ]}
    />
  );
}

it('a panel that stays mounted is there before it is chosen, hidden, and does not change until it is', async () => {
  const screen = await render(<MountedExample />);
  await expect.element(screen.getByText('Before Strike')).toBeInTheDocument();
  await expect.element(screen.getByText('Before Strike')).not.toBeVisible();
  await screen.getByRole('tab', { name: 'List' }).click();
  await screen.getByLabelText('Search').fill('par');
  await screen.getByRole('button', { name: 'Choose Parry' }).click();

  const now = screen.getByRole('tabpanel', { name: 'Now' });
  await expect.element(now).toHaveTextContent('Parry');
  await expect.element(screen.getByRole('tabpanel')).toBe(now.element());
  await expect.element(screen.getByText('Before Strike')).not.toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose Parry' }).query()).toBeNull();
  await screen.getByRole('tab', { name: 'Now' }).click();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByLabelText('Search')).not.toHaveFocus();

  await screen.getByRole('tab', { name: 'List' }).click();
  await expect.element(screen.getByText('Before Parry')).toBeVisible();
  await expect.element(screen.getByLabelText('Search')).toHaveValue('par');
});

it('shows the chosen tab where not all fit', async () => {
  const screen = await render(
    <div style={{ padding: 16, width: 200 }}>
      <Tabs
        label="Encounters"
        value="Encounter"
        onChange={() => undefined}
        tabs={['Manager', 'Create', 'Encounter'].map((word) => ({ value: word, label: word, panel: null }))}
      />
    </div>,
  );
  const right = (element: Element) => element.getBoundingClientRect().right;
  const list = screen.getByRole('tablist').element();
  await expect
    .poll(() => right(screen.getByRole('tab', { name: 'Encounter' }).element()))
    .toBeLessThanOrEqual(right(list));
  expect(
    new Set(
      screen
        .getByRole('tab')
        .elements()
        .map((tab) => tab.getBoundingClientRect().top),
    ).size,
  ).toBe(1);
});

it.each([390, 320])('five tabs of one word are whole and in one row, %i px wide', async (width) => {
  await page.viewport(width, 640);
  const words = ['Add', 'Generic', 'Sell', 'Upload', 'Download'];
  const screen = await render(
    <div style={{ padding: 16, width }}>
      <Tabs
        label="Items"
        value="Add"
        onChange={() => undefined}
        tabs={words.map((word) => ({ value: word, label: word, panel: null }))}
      />
    </div>,
  );
  const list = screen.getByRole('tablist').element();
  const tabs = screen.getByRole('tab').elements();
  expect(new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size).toBe(1);
  expect(Math.max(...tabs.map((tab) => tab.getBoundingClientRect().right))).toBeLessThanOrEqual(
    list.getBoundingClientRect().right,
  );
});
