import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { HitKind } from './loss.ts';
import { PadButton } from './pad-button.tsx';
import '../base.css';

const IRON: HitKind = {
  name: 'Iron',
  modifiers: [{ label: 'Iron Soak', amount: -1, total: 1, parts: [{ source: 'Mail', amount: 1 }] }],
};

const GLIM: HitKind = {
  name: 'Glim',
  modifiers: [{ label: 'Glim Soak', amount: -2, total: 2, parts: [{ source: 'Mail', amount: 2 }] }],
};

function Example({ max, changed }: { max: number | undefined; changed: (value: number) => void }) {
  const [value, setValue] = useState(20);
  return (
    <div style={{ position: 'relative', width: 200, height: 60 }}>
      <PadButton
        label="Health"
        tone="life"
        value={value}
        max={max}
        kinds={[IRON, GLIM]}
        words={{ lose: 'Damage', gain: 'Heal' }}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
      />
    </div>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Health' });
const opener = () => page.getByRole('button', { name: 'Change Health' });
const key = (name: string) => dialog().getByRole('button', { name, exact: true });

async function openPad(max: number | undefined = 30) {
  const changed = vi.fn<(value: number) => void>();
  await render(<Example max={max} changed={changed} />);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  return changed;
}

describe.each([
  ['a phone', 390, 844],
  ['a laptop', 1280, 800],
])('the pad on %s', (_screen, width, height) => {
  beforeEach(() => page.viewport(width, height));

  it('changes the number by one press, and closes', async () => {
    const changed = await openPad();
    await key('−5 Health').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(changed.mock.calls).toEqual([[15]]);
    await expect.element(opener()).toHaveFocus();
  });

  it('takes a typed sign as a change, and says what is no number', async () => {
    const changed = await openPad();
    const amount = dialog().getByRole('textbox', { name: 'Amount' });
    await amount.fill('+');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('Not changed.');
    await amount.fill('--7');
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('Not changed.');
    await userEvent.keyboard('{Enter}');
    expect(changed).not.toHaveBeenCalled();
    await amount.fill('+3');
    await userEvent.keyboard('{Enter}');
    expect(changed.mock.calls).toEqual([[23]]);
  });

  it('takes the soak of the chosen kind off the entered hit, and explains it', async () => {
    const changed = await openPad();
    await key('9').click();
    await dialog().getByRole('radio', { name: 'Iron −1' }).click({ force: true });
    await expect.element(dialog()).toHaveTextContent('9 − 1 = 8');
    await key('Iron Soak: 1').click();
    await expect.element(page.getByRole('dialog', { name: 'Iron Soak' })).toHaveTextContent('Mail1');
    await userEvent.keyboard('{Escape}');
    await key('Damage 8').click();
    expect(changed.mock.calls).toEqual([[12]]);
  });

  it('writes digits and signs into the amount wherever the focus is', async () => {
    const changed = await openPad();
    const amount = dialog().getByRole('textbox', { name: 'Amount' });
    await dialog().getByRole('radio', { name: 'Iron −1' }).click({ force: true });
    await userEvent.keyboard('+1');
    await expect.element(amount).toHaveFocus();
    await key('2').click();
    await userEvent.keyboard('{ArrowLeft}5');
    await expect.element(amount).toHaveValue('+125');
    await amount.fill('');
    for (const name of ['7', '−1 Health', 'Close']) {
      (key(name).element() as HTMLElement).focus();
      await userEvent.keyboard('3');
      await expect.element(amount).toHaveFocus();
    }
    await expect.element(amount).toHaveValue('333');
    expect(changed).not.toHaveBeenCalled();
  });

  it('leaves the other keys to what has the focus', async () => {
    await openPad();
    const amount = dialog().getByRole('textbox', { name: 'Amount' });
    const iron = dialog().getByRole('radio', { name: 'Iron −1' });
    await iron.click({ force: true });
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(dialog().getByRole('radio', { name: 'No soak' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(iron).toBeChecked();
    (key('4').element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(key('4')).toHaveFocus();
    await expect.element(amount).toHaveValue('4');
    await key('Iron Soak: 1').click();
    await expect.element(page.getByRole('dialog', { name: 'Iron Soak' })).toBeVisible();
    await userEvent.keyboard('8');
    await expect.element(amount).toHaveValue('4');
  });

  it('closes on Escape without a change, and returns the focus', async () => {
    const changed = await openPad();
    await userEvent.keyboard('7{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(changed).not.toHaveBeenCalled();
    await expect.element(opener()).toHaveFocus();
  });
});

describe('the pad', () => {
  beforeEach(() => page.viewport(1280, 800));

  it.each([
    ['7', 13],
    ['-7', 13],
    ['+7', 27],
    ['99', 0],
    ['+99', 30],
  ])('typed %s and Enter gives %i', async (text, value) => {
    const changed = await openPad();
    await userEvent.keyboard(`${text}{Enter}`);
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(changed.mock.calls).toEqual([[value]]);
  });

  it('heals and sets by its buttons', async () => {
    const changed = await openPad();
    for (const digit of ['0', '1', '2']) await key(digit).click();
    await key('Delete the last digit').click();
    await key('Heal 1').click();
    await opener().click();
    await key('8').click();
    await key('Set 8').click();
    expect(changed.mock.calls).toEqual([[21], [8]]);
  });

  it('refuses text that is no number', async () => {
    const changed = await openPad();
    await userEvent.keyboard('six{Enter}');
    await expect.element(key('Damage')).toBeDisabled();
    expect(changed).not.toHaveBeenCalled();
  });

  it('sets to 0, which neither lowers nor raises', async () => {
    const changed = await openPad();
    await expect.element(key('Set')).toBeDisabled();
    await userEvent.keyboard('0{Enter}');
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(/^Not changed\. The amount is 0\.$/);
    expect(dialog().getByRole('textbox', { name: 'Amount' }).element()).toHaveAttribute(
      'aria-invalid',
      'false',
    );
    expect(key('Damage').element()).toBeDisabled();
    expect(key('Heal').element()).toBeDisabled();
    await key('Set 0').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(changed.mock.calls).toEqual([[0]]);
  });

  it('has no upper bound without a maximum', async () => {
    const changed = await openPad(undefined);
    await key('+10 Health').click();
    expect(changed.mock.calls).toEqual([[30]]);
  });

  it('is one tab stop for its steps, and one for its keys', async () => {
    await openPad();
    const field = dialog().getByRole('textbox', { name: 'Amount' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(key('−1 Health')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect.element(key('+2 Health')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect.element(key('−10 Health')).toHaveFocus();
  });
});

it.each([
  [844, 390],
  [667, 331],
  [320, 480],
])(
  'the pad on a low screen of %i x %i covers no part, and has its buttons in view',
  async (width, height) => {
    await page.viewport(width, height);
    await openPad();
    const box = (name: string) => key(name).element().getBoundingClientRect();
    for (const name of ['Set', 'Heal', 'Damage']) expect(box(name).bottom, name).toBeLessThanOrEqual(height);
    const clear = key('Clear');
    clear.element().scrollIntoView({ block: 'nearest' });
    const glim = dialog().getByRole('radio', { name: 'Glim −2' });
    if (width > height) expect(glim.element().getBoundingClientRect().right).toBeLessThan(box('Clear').left);
    await clear.click({ trial: true });
  },
);
