import { useEffect, useState } from 'react';
import { movingFrame } from '../../core/share/moving-code.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { QrCode } from '../../ui/codes/qr-code.tsx';
import styles from './share-dialog.module.css';

/** Slow enough for the camera of an old phone. */
const FRAME_MS = 160;

interface MovingCodeProps {
  bytes: Uint8Array;
  name: string;
}

/** A QR code that changes. It starts only on request. Rule: docs/rules/sharing.md#moving-codes. */
export function MovingCode({ bytes, name }: MovingCodeProps) {
  const [frame, setFrame] = useState(0);
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setFrame((before) => before + 1), FRAME_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
  return (
    <div className={styles.moving}>
      <QrCode text={movingFrame(bytes, frame)} label={`Moving QR code of ${name}`} />
      <p>
        This is too large for one QR code. Choose Receive on the other device, point its camera here, and
        start.
      </p>
      <Button onClick={() => setMoving(!isMoving)}>{isMoving ? 'Pause' : 'Start the moving code'}</Button>
    </div>
  );
}
