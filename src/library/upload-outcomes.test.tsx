import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { UploadOutcome } from '../state/library/upload-files.ts';
import { LibraryUpload } from './library-tools.tsx';
import { UploadOutcomes } from './upload-outcomes.tsx';

const NOUN = { singular: 'character', plural: 'characters', indefinite: 'a character' };
const stored = (count: number): readonly UploadOutcome[] =>
  Array.from({ length: count }, (_, index) => ({
    file: `${index}.json`,
    kind: 'success',
    message: `Hero ${index} has been uploaded.`,
  }));

it('thirty uploads are counted in one message, and each stands under it', async () => {
  const refused: UploadOutcome = { file: 'bad.json', kind: 'error', message: 'Unable to read file.' };
  const screen = await render(<UploadOutcomes outcomes={[...stored(30), refused]} noun={NOUN} />);
  await expect.element(screen.getByText('30 characters have been uploaded.')).toBeVisible();
  await expect.element(screen.getByText('Unable to read file.')).toBeVisible();
  await expect.element(screen.getByText('Hero 7 has been uploaded.')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Expand' }).click();
  await expect.element(screen.getByText('Hero 7 has been uploaded.')).toBeVisible();
});

it('few uploads each have their message', async () => {
  const screen = await render(<UploadOutcomes outcomes={stored(12)} noun={NOUN} />);
  await expect.element(screen.getByText('Hero 11 has been uploaded.')).toBeVisible();
});

it('of two uploads at once the messages of the later one are shown, although the first one takes longer', async () => {
  let finishFirst: (outcomes: readonly UploadOutcome[]) => void = () => undefined;
  const first = new Promise<readonly UploadOutcome[]>((resolve) => {
    finishFirst = resolve;
  });
  const upload = async ([file]: readonly File[]) =>
    file?.name === 'first.json'
      ? first
      : [{ file: 'second.json', kind: 'error' as const, message: 'Unable to read file.' }];
  const screen = await render(<LibraryUpload library={{ noun: NOUN, upload }} />);
  const field = screen.getByLabelText('Upload Character');
  for (const name of ['first.json', 'second.json']) await field.upload(new File([''], name));
  finishFirst(stored(1));
  await expect.element(screen.getByText('Unable to read file.')).toBeVisible();
  await expect.element(screen.getByText('Hero 0 has been uploaded.')).not.toBeInTheDocument();
});

for (const count of [1, 12, 13]) {
  it(`the messages about ${count} files have their place from the start, and move nothing when they come`, async () => {
    let finish: (outcomes: readonly UploadOutcome[]) => void = () => undefined;
    const upload = () =>
      new Promise<readonly UploadOutcome[]>((resolve) => {
        finish = resolve;
      });
    const screen = await render(
      <>
        <LibraryUpload library={{ noun: NOUN, upload }} />
        <p>What is below</p>
      </>,
    );
    const outcomes = stored(count);
    await screen.getByLabelText('Upload Character').upload(outcomes.map(({ file }) => new File([''], file)));
    const pending = count > 12 ? `Uploading ${count} files…` : 'Uploading…';
    await expect.element(screen.getByText(pending).first()).toBeVisible();
    const below = screen.getByText('What is below').element();
    const place = below.getBoundingClientRect().top;
    finish(outcomes);
    const message = count > 12 ? `${count} characters have been uploaded.` : 'Hero 0 has been uploaded.';
    await expect.element(screen.getByText(message)).toBeVisible();
    expect(below.getBoundingClientRect().top).toBe(place);
  });
}
