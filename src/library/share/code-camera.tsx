import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './code-entry.module.css';
import { codeInImage } from './code-in-picture.ts';

/** Pixels a side of the square in the middle of the camera's picture that is read. */
const SIDE = 640;
const PAUSE_MS = 60;

interface CodeCameraProps {
  onText: (text: string) => void;
  onEnd: () => void;
}

/** Reads QR codes from the camera, which it requests when it is shown and releases when it is gone. */
export function CodeCamera({ onText, onEnd }: CodeCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  const take = useEffectEvent(onText);

  useEffect(() => {
    let isOpen = true;
    let stream: MediaStream | undefined;
    let last = '';
    const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const look = () => {
      if (!isOpen) return;
      const text = video.current && context ? codeInView(video.current, context) : undefined;
      if (text !== undefined && text !== last) {
        last = text;
        take(text);
      }
      setTimeout(look, PAUSE_MS);
    };
    const open = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (!isOpen) return stopAll(stream);
        if (video.current === null) return;
        video.current.srcObject = stream;
        await video.current.play();
        look();
      } catch (error) {
        if (isOpen) setProblem(cameraProblem(error));
      }
    };
    void open();
    return () => {
      isOpen = false;
      if (stream) stopAll(stream);
    };
  }, []);

  return (
    <div className={styles.camera}>
      {problem ? (
        <Notice kind="warning" live="alert">
          {problem}
        </Notice>
      ) : (
        <video ref={video} className={styles.video} muted playsInline aria-label="Camera" />
      )}
      <Button onClick={onEnd}>{problem ? 'Back' : 'Stop the camera'}</Button>
    </div>
  );
}

function codeInView(video: HTMLVideoElement, context: CanvasRenderingContext2D): string | undefined {
  const side = Math.min(video.videoWidth, video.videoHeight);
  if (side === 0) return undefined;
  const left = (video.videoWidth - side) / 2;
  const top = (video.videoHeight - side) / 2;
  context.drawImage(video, left, top, side, side, 0, 0, SIDE, SIDE);
  return codeInImage(context.getImageData(0, 0, SIDE, SIDE));
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function cameraProblem(error: unknown): string {
  if (!isSecureContext)
    return 'A browser gives the camera only to pages from https. Paste the link, or choose a picture of the code.';
  const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
  return isDenied
    ? 'The browser did not allow the camera. Allow it in the browser’s settings for this page, or paste the link.'
    : 'No camera could be opened. Paste the link, or choose a picture of the code.';
}
