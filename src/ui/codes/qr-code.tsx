import { encodeQR } from 'qr';
import type { CSSProperties } from 'react';
import styles from './qr-code.module.css';

interface QrCodeProps {
  text: string;
  /** What it opens, as its accessible name. */
  label: string;
}

/** A QR code: dark on light in both themes, since many readers know no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET_ZONE });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      style={{ '--modules': rows.length } as CSSProperties}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** Modules around the code that stay light. */
const QUIET_ZONE = 4;
