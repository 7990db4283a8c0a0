import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CodeCamera } from './code-camera.tsx';

afterEach(() => void vi.restoreAllMocks());

describe('a camera', () => {
  it.each([
    [
      'denied',
      new DOMException('', 'NotAllowedError'),
      'The browser did not allow the camera. Allow it in the browser’s settings for this page, or paste the link.',
    ],
    [
      'missing',
      new DOMException('', 'NotFoundError'),
      'No camera could be opened. Paste the link, or choose a picture of the code.',
    ],
  ])('that is %s is said, and leads back', async (_, error, words) => {
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(error);
    const onEnd = vi.fn();
    const screen = await render(<CodeCamera onText={() => undefined} onEnd={onEnd} />);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words);
    await screen.getByRole('button', { name: 'Back' }).click();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('is let go when it is not shown any more', async () => {
    const stop = vi.fn();
    const stream = new MediaStream();
    vi.spyOn(stream, 'getTracks').mockReturnValue([{ stop } as unknown as MediaStreamTrack]);
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream);
    const screen = await render(<CodeCamera onText={() => undefined} onEnd={() => undefined} />);
    await expect.poll(() => navigator.mediaDevices.getUserMedia).toHaveBeenCalledOnce();
    await screen.unmount();
    expect(stop).toHaveBeenCalledOnce();
  });
});
