import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';

it('a button is pressed by mouse and keyboard', async () => {
  const pressed = vi.fn();
  const screen = await render(<Button onClick={pressed}>Create Character</Button>);
  const button = screen.getByRole('button', { name: 'Create Character', exact: true });
  await button.click();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('a disabled button shows its reason, keeps the focus, and does nothing', async () => {
  const pressed = vi.fn();
  const submitted = vi.fn((event: Event) => event.preventDefault());
  const reason = 'You do not have enough resources to perform this action.';
  const form = (why?: string) => (
    <form>
      <Button type="submit" disabledReason={why} onClick={pressed}>
        Perform Action
      </Button>
    </form>
  );
  const screen = await render(form());
  screen.container.querySelector('form')?.addEventListener('submit', submitted);
  const button = screen.getByRole('button', { name: 'Perform Action' });
  button.element().focus();
  await screen.rerender(form(reason));

  expect(document.activeElement).toBe(button.element());
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleDescription(reason);
  await expect.element(screen.getByText(reason)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await button.click({ force: true });
  expect(pressed).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();

  await screen.rerender(form());
  await button.click();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(submitted).toHaveBeenCalledTimes(1);
});

it('a link that looks like a button is a link, with or without the router', async () => {
  const screen = await render(
    <>
      <LinkButton href="#plain">Plain</LinkButton>
      <LinkButton kind="primary" render={<a href="#routed" data-router="" />}>
        Routed
      </LinkButton>
    </>,
  );
  await expect.element(screen.getByRole('link', { name: 'Plain' })).toHaveAttribute('href', '#plain');
  const routed = screen.getByRole('link', { name: 'Routed' });
  await expect.element(routed).toHaveAttribute('href', '#routed');
  await expect.element(routed).toHaveAttribute('data-router');
  await expect.element(routed).toHaveAttribute('data-kind', 'primary');
});
