import { Copy } from 'lucide-react';
import { Button } from '../../ui/buttons/button.tsx';
import { QrCode } from '../../ui/codes/qr-code.tsx';
import { Announcement } from '../../ui/feedback/announcement.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './code-entry.module.css';
import { useCopy } from './use-copy.ts';

interface CodeLinkProps {
  text: string;
  /** Of the QR code. */
  qrLabel: string;
  /** Of the field with the text. */
  label: string;
  /** Of the button. */
  copyLabel: string;
  /** Its accessible name, where several stand on a screen. */
  copyName?: string;
}

/** A text to hand over: a QR code, a field, and a button that copies it. */
export function CodeLink({ text, qrLabel, label, copyLabel, copyName }: CodeLinkProps) {
  const { message, copy } = useCopy();
  return (
    <div className={styles.handover}>
      <QrCode text={text} label={qrLabel} />
      <TextField
        label={label}
        value={text}
        onChange={() => undefined}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <Button
          icon={<Copy aria-hidden="true" />}
          aria-label={copyName}
          onClick={() => void copy(text, 'Select the text and copy it.')}
        >
          {copyLabel}
        </Button>
      </div>
      <Announcement message={message} />
    </div>
  );
}
