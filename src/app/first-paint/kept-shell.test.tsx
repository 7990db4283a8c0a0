import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepForm } from './kept-form.ts';
import { KeptFormEnd, KeptShell } from './kept-shell.tsx';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  delete window.early;
  document.body.replaceChildren();
});

/** A page that shows a form before the app starts. */
function showForm(): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = '<label>Name <input id="name" /></label>';
  document.body.append(place);
  window.early = {
    fill: () => undefined,
    starts: () => false,
    started: () => undefined,
    kept: keepForm([...place.childNodes]),
  };
  return place;
}

it('gives what was typed, and the focus, to a screen that is there at once', async () => {
  const place = showForm();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.click();
  await userEvent.keyboard('Aria');
  function Screen() {
    const [text, setText] = useState('');
    return (
      <label>
        Name <input id="name" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
    );
  }

  root = createRoot(place);
  root.render(
    <>
      <Screen />
      <KeptFormEnd />
    </>,
  );

  await expect.element(name).toHaveValue('Aria');
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('!');
  await expect.element(name).toHaveValue('Aria!');
  expect(window.early?.kept).toBeUndefined();
});

it('gives the focus back to a field that got it while React rendered', async () => {
  const place = showForm();
  const name = page.getByRole('textbox', { name: 'Name' });
  const field = name.element() as HTMLInputElement;
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
