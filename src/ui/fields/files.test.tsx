import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FileDrop } from './file-drop.tsx';
import { FileInput } from './file-input.tsx';

const names = (files: readonly File[]) => files.map((file) => file.name);

function drag(type: string, files: readonly File[], target: EventTarget = window): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

it('a file input has its name and reports all files, also the same file twice', async () => {
  const chosen = vi.fn<(files: readonly File[]) => void>();
  const screen = await render(<FileInput label="Upload Character" multiple onFiles={chosen} />);
  const input = screen.getByLabelText('Upload Character', { exact: true });
  const aria = new File(['{}'], 'aria.json', { type: 'application/json' });
  await userEvent.upload(input, [aria, new File(['{}'], 'bran.json')]);
  await userEvent.upload(input, aria);
  expect(chosen.mock.calls.map(([files]) => names(files))).toEqual([
    ['aria.json', 'bran.json'],
    ['aria.json'],
  ]);
});

it('files dropped anywhere on the page are accepted, and a prompt shows while they are dragged', async () => {
  const dropped = vi.fn<(files: readonly File[]) => void>();
  const screen = await render(
    <FileDrop prompt="Drop to upload characters" onFiles={dropped}>
      <p>Characters</p>
    </FileDrop>,
  );
  const file = new File(['{}'], 'aria.json');
  expect(drag('dragover', [file], screen.getByText('Characters').element()).defaultPrevented).toBe(true);
  await expect.element(screen.getByText('Drop to upload characters')).toBeVisible();
  expect(drag('drop', [file]).defaultPrevented).toBe(true);
  expect(dropped.mock.calls.map(([files]) => names(files))).toEqual([['aria.json']]);
  await expect.element(screen.getByText('Drop to upload characters')).not.toBeInTheDocument();
});

it('a drag without files is ignored', async () => {
  const dropped = vi.fn();
  await render(
    <FileDrop prompt="Drop to upload characters" onFiles={dropped}>
      <p>Characters</p>
    </FileDrop>,
  );
  expect(drag('dragover', []).defaultPrevented).toBe(false);
  expect(drag('drop', []).defaultPrevented).toBe(false);
  expect(dropped).not.toHaveBeenCalled();
});
