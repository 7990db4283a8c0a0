import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DecimalField } from './decimal-field.tsx';

function Example() {
  const [value, setValue] = useState<number | undefined>(3.5);
  return <DecimalField label="Weight" value={value} onChange={setValue} isOptional />;
}

async function renderField() {
  const screen = await render(<Example />);
  return { screen, field: screen.getByRole('textbox', { name: 'Weight' }) };
}

it('its content is replaced by typing, by whatever way it got the focus', async () => {
  const { screen, field } = await renderField();
  await userEvent.tab();
  await userEvent.keyboard('20');
  await expect.element(field).toHaveValue('20');
  field.element().blur();
  await field.click({ position: { x: 4, y: 10 } });
  await userEvent.keyboard('0.5');
  await expect.element(field).toHaveValue('0.5');
  field.element().blur();
  await screen.getByText('Weight', { exact: true }).click();
  await userEvent.keyboard('41');
  await expect.element(field).toHaveValue('41');
});

it('its content is replaced by typing after a step too', async () => {
  const { field } = await renderField();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field).toHaveValue('4.5');
  await userEvent.keyboard('6');
  await expect.element(field).toHaveValue('6');
});

it('its content is edited where a second click sets the caret', async () => {
  const { field } = await renderField();
  await field.click();
  await field.click({ position: { x: 4, y: 10 } });
  await userEvent.keyboard('{Home}1');
  await expect.element(field).toHaveValue('13.5');
});

it('what it does not take is gone when it is left, and why stays until something else is typed', async () => {
  const { screen, field } = await renderField();
  await field.click();
  await userEvent.keyboard('seven');
  await userEvent.tab();
  await expect.element(field).toHaveValue('3.5');
  await expect.element(screen.getByText('Not changed. Type a number such as 7 or 1.5.')).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.click();
  await userEvent.keyboard('7');
  await expect.element(screen.getByText(/^Not changed/)).not.toBeInTheDocument();
});
