import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepForm } from './kept-form.ts';
import { KeptShell } from './kept-shell.tsx';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  delete window.early;
  document.body.replaceChildren();
});

it('gives the focus back to a field that got it while React rendered', async () => {
  const place = document.createElement('div');
  place.innerHTML = '<label>Name <input /></label>';
  document.body.append(place);
  const name = page.getByRole('textbox', { name: 'Name' });
  const field = name.element() as HTMLInputElement;
  window.early = {
    fill: () => undefined,
    starts: () => false,
    started: () => undefined,
    kept: keepForm([...place.childNodes]),
  };
  /** A user who presses the field between the render of what stands before this and its commit. */
  function PressedMeanwhile() {
    field.focus();
    return null;
  }

  root = createRoot(place);
  root.render(
    <>
      <KeptShell />
      <PressedMeanwhile />
    </>,
  );

  await expect.poll(() => field.parentElement?.parentElement !== place && field.isConnected).toBe(true);
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('Aria');
  expect(field.value).toBe('Aria');
});
