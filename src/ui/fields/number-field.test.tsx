import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

interface ExampleProps extends Partial<Omit<NumberFieldProps, 'value' | 'onChange'>> {
  initial?: number;
  changed: NumberFieldProps['onChange'];
}

function Example({ initial = 5, changed, ...props }: ExampleProps) {
  const [value, setValue] = useState(initial);
  return (
    <NumberField
      label="Health"
      {...props}
      value={value}
      onChange={(next, coalesces) => {
        changed(next, coalesces);
        setValue(next);
      }}
    />
  );
}

async function renderField(props: Omit<ExampleProps, 'changed'> = {}) {
  const changed = vi.fn<NumberFieldProps['onChange']>();
  const screen = await render(<Example {...props} changed={changed} />);
  const field = screen.getByRole('spinbutton', { name: 'Health', exact: true });
  return { screen, changed, field };
}

it('typing a number within the bounds changes the value immediately', async () => {
  const { field, changed } = await renderField({ min: 0, max: 20 });
  await field.fill('12');
  expect(changed).toHaveBeenLastCalledWith(12, expect.any(Boolean));
  await expect.element(field).toHaveAttribute('aria-valuenow', '12');
});

it('a number out of bounds is clamped, and the field shows the bound on blur', async () => {
  const { field, changed } = await renderField({ min: 1, max: 20 });
  await field.fill('999');
  expect(changed).toHaveBeenLastCalledWith(20, expect.any(Boolean));
  await expect.element(field).toHaveValue('999');
  await userEvent.tab();
  await expect.element(field).toHaveValue('20');
  await field.fill('-4');
  await userEvent.keyboard('{Enter}');
  expect(changed).toHaveBeenLastCalledWith(1, expect.any(Boolean));
  await expect.element(field).toHaveValue('1');
});

it('text that is not a number changes nothing', async () => {
  const { field, changed } = await renderField();
  await field.fill('two dice');
  await field.fill('');
  expect(changed).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(field).toHaveValue('5');
});

it('text that is not a number means the fallback, if there is one', async () => {
  const { field, changed } = await renderField({ min: 0, fallback: 0 });
  await field.fill('abc');
  expect(changed).toHaveBeenLastCalledWith(0, expect.any(Boolean));
  await userEvent.tab();
  await expect.element(field).toHaveValue('0');
});

it('the arrow and page keys step, within the bounds', async () => {
  const { field, changed } = await renderField({ initial: 5, min: 0, max: 18 });
  field.element().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(changed).toHaveBeenLastCalledWith(6, expect.any(Boolean));
  await userEvent.keyboard('{PageUp}');
  expect(changed).toHaveBeenLastCalledWith(16, expect.any(Boolean));
  await userEvent.keyboard('{PageUp}');
  expect(changed).toHaveBeenLastCalledWith(18, expect.any(Boolean));
  await userEvent.keyboard('{ArrowUp}');
  expect(changed).toHaveBeenCalledTimes(3);
  await userEvent.keyboard('{PageDown}{PageDown}{ArrowDown}');
  expect(changed).toHaveBeenLastCalledWith(0, expect.any(Boolean));
});

it('its steppers are named after it, and are disabled at the bounds', async () => {
  const { screen, changed } = await renderField({ initial: 1, min: 0, max: 2 });
  const increase = screen.getByRole('button', { name: 'Increase Health', exact: true });
  const decrease = screen.getByRole('button', { name: 'Decrease Health', exact: true });
  await increase.click();
  expect(changed).toHaveBeenLastCalledWith(2, expect.any(Boolean));
  await expect.element(increase).toHaveAttribute('aria-disabled', 'true');
  await increase.click({ force: true });
  expect(changed).toHaveBeenCalledTimes(1);
  await decrease.click();
  await decrease.click();
  expect(changed).toHaveBeenLastCalledWith(0, expect.any(Boolean));
});

it('typing coalesces until Enter or blur; each key press and each stepper press is a separate change', async () => {
  const { screen, field, changed } = await renderField();
  const coalescing = () => changed.mock.calls.map(([, coalesces]) => coalesces);
  field.element().focus();
  await userEvent.keyboard('0');
  await userEvent.keyboard('1');
  expect(coalescing()).toEqual([false, true]);
  await userEvent.keyboard('{Enter}2');
  expect(coalescing()).toEqual([false, true, false]);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(coalescing()).toEqual([false, true, false, false, false]);
  await screen.getByRole('button', { name: 'Increase Health', exact: true }).click();
  await field.fill('7');
  expect(coalescing()).toEqual([false, true, false, false, false, false, false]);
});

describe('a stepper', () => {
  const press = (button: Element, type: string) =>
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }));

  it('repeats while it is held, as one change, and stops at the bound', async () => {
    const { screen, changed } = await renderField({ min: 0 });
    const decrease = screen.getByRole('button', { name: 'Decrease Health', exact: true }).element();
    press(decrease, 'pointerdown');
    await expect.poll(() => changed.mock.calls.at(-1)?.[0]).toBe(0);
    press(decrease, 'pointerup');
    decrease.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(changed.mock.calls).toEqual([
      [4, false],
      [3, true],
      [2, true],
      [1, true],
      [0, true],
    ]);
  });

  it('is reached from the ends of the text by arrow keys, and by no tab', async () => {
    const { screen, field } = await renderField();
    await userEvent.tab();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('button', { name: 'Increase Health' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(screen.getByRole('button', { name: 'Decrease Health' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('4');
    await userEvent.keyboard('{ArrowRight}12{ArrowLeft}3');
    await expect.element(field).toHaveValue('132');
  });
});

const above = (limit: number) => (value: number) => (value > limit ? `That is above ${limit}.` : undefined);

it('typing that ends in a refused number restores the value from before the typing', async () => {
  const { field, changed } = await renderField({ initial: 3, min: 0, refusal: above(5) });
  field.element().focus();
  await userEvent.keyboard('{Control>}a{/Control}500');
  expect(changed.mock.calls).toEqual([
    [5, false],
    [3, true],
  ]);
  await expect.element(field).toHaveValue('500');
  await expect.element(field).toHaveAccessibleDescription('That is above 5.');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}3');
  await expect.element(field).toBeValid();
  await expect.element(field).toHaveAttribute('aria-valuenow', '3');
  await userEvent.keyboard('0');
  await expect.element(field).toBeInvalid();
  await userEvent.tab();
  await expect.element(field).toHaveValue('3');
  await expect.element(field).toBeValid();
});

it('a held key stops at the last value that is accepted', async () => {
  const { screen, field, changed } = await renderField({ initial: 3, min: 0, refusal: above(5) });
  field.element().focus();
  await userEvent.keyboard('{ArrowUp>4/}');
  expect(changed.mock.calls.map(([value]) => value)).toEqual([4, 5]);
  await expect.element(field).toHaveValue('5');
  await expect.element(field).toBeInvalid();
  await screen.getByRole('button', { name: 'Decrease Health', exact: true }).click();
  await expect.element(field).toHaveValue('4');
  await expect.element(field).toBeValid();
});

it('it shows a value that its parent changes, and the error', async () => {
  const screen = await render(<NumberField label="Blades" value={2} min={1} max={5} onChange={() => {}} />);
  await screen.rerender(
    <NumberField
      label="Blades"
      value={4}
      min={1}
      max={5}
      onChange={() => {}}
      error="Your cost is greater than your potential"
    />,
  );
  const field = screen.getByRole('spinbutton', { name: 'Blades', exact: true });
  await expect.element(field).toHaveValue('4');
  await expect.element(field).toHaveAttribute('aria-valuemin', '1');
  await expect.element(field).toHaveAttribute('aria-valuemax', '5');
  await expect.element(field).toHaveAccessibleDescription('Your cost is greater than your potential');
  await expect.element(field).toBeInvalid();
});

it('a typed sign changes a relative value by so much, in one change, and no other value', async () => {
  const { field, changed } = await renderField({ min: 0, max: 20, initial: 15, relative: true });
  await field.fill('');
  await userEvent.keyboard('-12');
  expect(changed.mock.calls).toEqual([
    [14, false],
    [3, true],
  ]);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('3');
  for (const [text, value] of [
    ['+4', 7],
    ['\u22123', 4],
    ['-9', 0],
    ['8', 8],
  ] as const) {
    await field.fill(text);
    await userEvent.keyboard('{Enter}');
    expect(changed).toHaveBeenLastCalledWith(value, expect.any(Boolean));
  }
  const absolute = await renderField({ min: -20, max: 20, initial: 15 });
  await absolute.field.last().fill('-9');
  expect(absolute.changed).toHaveBeenLastCalledWith(-9, expect.any(Boolean));
});

it('text that is no number restores a relative value, and the field says so', async () => {
  for (const text of ['--7', '+', '1e9']) {
    const { screen, field } = await renderField({ min: 0, initial: 15, relative: true, fallback: 0 });
    await userEvent.click(field);
    await userEvent.keyboard(text);
    await expect.element(field).toHaveAttribute('aria-valuenow', '15');
    if (text === '+') await expect.element(screen.getByText(/^Not changed\./)).not.toBeInTheDocument();
    else await expect.element(field).toHaveAccessibleDescription(/Not changed\./);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('15');
    await expect.element(screen.getByText(/^Not changed\./)).toBeVisible();
    await screen.unmount();
  }
});

it('a sign alone changes nothing, and the field says so when it is left', async () => {
  const { screen, field, changed } = await renderField({ min: 0, initial: 15, relative: true });
  await userEvent.click(field);
  await userEvent.keyboard('-');
  field.element().blur();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/^Not changed\./);
  await expect.element(field).toHaveValue('15');
  expect(changed).not.toHaveBeenCalled();
});

describe('its content', () => {
  it('is replaced by typing, by whatever way the field got the focus', async () => {
    const { screen, field } = await renderField({ initial: 35, min: 0, max: 99 });
    await userEvent.tab();
    await userEvent.keyboard('20');
    await expect.element(field).toHaveValue('20');
    field.element().blur();
    await field.click({ position: { x: 6, y: 10 } });
    await userEvent.keyboard('7');
    await expect.element(field).toHaveValue('7');
    field.element().blur();
    await screen.getByText('Health', { exact: true }).click();
    await userEvent.keyboard('41');
    await expect.element(field).toHaveValue('41');
  });

  it('is replaced by typing after Enter and after a step too', async () => {
    const { field } = await renderField({ initial: 35, min: 0, max: 99 });
    await userEvent.tab();
    await userEvent.keyboard('20{Enter}8');
    await expect.element(field).toHaveValue('8');
    await userEvent.keyboard('{ArrowUp}6');
    await expect.element(field).toHaveValue('6');
  });

  it('is edited where a second click sets the caret', async () => {
    const { field } = await renderField({ initial: 35 });
    await field.click();
    await field.click({ position: { x: 2, y: 10 } });
    await userEvent.keyboard('{Home}1');
    await expect.element(field).toHaveValue('135');
  });
});

describe('a typed number out of bounds', () => {
  it('is told of, until the field has another one', async () => {
    const { screen, field } = await renderField({ min: 1, max: 42 });
    await field.fill('4235');
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent('The most is 42.');
    await userEvent.tab();
    await expect.element(field).toHaveValue('42');
    await expect.element(alert).toBeVisible();
    await field.fill('-5');
    await expect.element(alert).toHaveTextContent('The least is 1.');
    await field.fill('7');
    expect(alert.query()).toBeNull();
  });
});
