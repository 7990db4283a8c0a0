import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DisclosureButton } from './disclosure-button.tsx';

function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DisclosureButton isOpen={isOpen} controls="more" onToggle={() => setOpen(!isOpen)}>
        3 more
      </DisclosureButton>
      {isOpen ? <p id="more">The others</p> : null}
    </>
  );
}

it('a disclosure button says whether it is open and what it controls, and keeps its name', async () => {
  const screen = await render(<Example />);
  const button = screen.getByRole('button', { name: '3 more', exact: true });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button).not.toHaveAttribute('aria-controls');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(button).toHaveAttribute('aria-controls', 'more');
  await expect.element(screen.getByText('The others')).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('The others')).not.toBeInTheDocument();
});
