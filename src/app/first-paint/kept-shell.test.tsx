import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepForm } from './kept-form.ts';
import { KeptFormEnd, KeptShell } from './kept-shell.tsx';
import { selectNumbersOnFocus } from './select-numbers.ts';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  window.early?.kept?.end();
  delete window.early;
  document.body.replaceChildren();
});

/** A page that shows a form before the app starts, as the script in its head treats it. */
function showForm(attributes = ''): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = `<label>Name <input id="name" ${attributes} /></label>`;
  const form = new AbortController();
  selectNumbersOnFocus(form.signal);
  document.body.append(place);
  window.early = {
    fill: () => undefined,
    keep: () => undefined,
    starts: () => false,
    frame: () => undefined,
    started: () => undefined,
    kept: keepForm([...place.childNodes], form, location.pathname),
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

it('gives the focus from its heading to that of the screen', async () => {
  const place = showForm();
  place.innerHTML = '<main><h1 tabindex="-1">New Character</h1></main>';
  const main = place.firstElementChild as HTMLElement;
  const form = new AbortController();
  window.early?.kept?.end();
  if (window.early) window.early.kept = keepForm([...main.childNodes], form, location.pathname);
  main.querySelector('h1')?.focus();

  root = createRoot(main);
  root.render(
    <>
      <h1 tabIndex={-1}>New Character</h1>
      <KeptFormEnd />
    </>,
  );

  await expect.poll(() => form.signal.aborted).toBe(true);
  await expect.element(page.getByRole('heading', { name: 'New Character' })).toHaveFocus();
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

describe('a number field of the form', () => {
  const NUMBER = 'role="spinbutton" value="35"';
  const number = page.getByRole('spinbutton', { name: 'Name' });

  it('is replaced by typing, by whatever way it got the focus; a second click sets the caret', async () => {
    showForm(NUMBER);
    await userEvent.tab();
    await userEvent.keyboard('20');
    await expect.element(number).toHaveValue('20');
    number.element().blur();
    await number.click({ position: { x: 4, y: 8 } });
    await userEvent.keyboard('7');
    await expect.element(number).toHaveValue('7');
    number.element().blur();
    await page.getByText('Name').click({ position: { x: 4, y: 8 } });
    await userEvent.keyboard('41');
    await expect.element(number).toHaveValue('41');
    await number.click({ position: { x: 4, y: 8 } });
    await userEvent.keyboard('{Home}1');
    await expect.element(number).toHaveValue('141');
  });

  it('goes on from where the caret is when the app shows the form', async () => {
    const place = showForm(NUMBER);
    const field = number.element();
    await number.click();
    await userEvent.keyboard('2');
    root = createRoot(place);
    root.render(<KeptShell />);
    await expect.poll(() => field.parentElement?.parentElement !== place && field.isConnected).toBe(true);
    await userEvent.keyboard('0');
    await expect.element(number).toHaveValue('20');
  });

  it('is left alone once the app has its own form', () => {
    showForm(NUMBER);
    window.early?.kept?.end();
    const field = number.element() as HTMLInputElement;
    field.setSelectionRange(1, 1);
    field.focus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([1, 1]);
  });
});
