import { Copy, Download, Share2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { RECEIVE_PATH } from '../../core/share/receive-path.ts';
import type { SharedKind } from '../../core/share/share-code.ts';
import { shareable } from '../../state/share/share-document.ts';
import { canShareFile, codeAddress, readSharedAddress, shareFile } from '../../state/share/share-link.ts';
import { useGame } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { QrCode } from '../../ui/codes/qr-code.tsx';
import { Announcement } from '../../ui/feedback/announcement.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { MovingCode } from './moving-code.tsx';
import styles from './share-dialog.module.css';
import { SELECT_LINK, useCopy } from './use-copy.ts';

export interface ShareDialogProps {
  kind: SharedKind;
  name: string;
  /** The text of the document's download. */
  text: string;
  onClose: () => void;
}

/** A longer link makes a QR code that phones hardly read from a screen. */
const MAX_STILL_CODE = 1_800;

/** A document as a QR code, a link and a file. Rule: docs/rules/sharing.md#share. */
export function ShareDialog({ kind, name, text, onClose }: ShareDialogProps) {
  const game = useGame();
  const { code } = useMemo(() => shareable(game, { kind, name, text }), [game, kind, name, text]);
  const { message, say, copy } = useCopy();
  const [shared, setShared] = useState<string>();
  useEffect(() => void readSharedAddress().then(setShared), []);
  const link = code && codeAddress(RECEIVE_PATH, code.text, shared);
  return (
    <Dialog
      open
      onClose={onClose}
      size={link === undefined ? 'medium' : 'large'}
      title={
        <>
          {'Share '}
          <bdi>{name}</bdi>
        </>
      }
      description="The code itself contains everything, and no server sees it. Whoever opens it gets a copy, and sees what it is before anything is stored."
    >
      {link === undefined || code === undefined ? (
        <p>This is too large for a link or a QR code. Hand over the file.</p>
      ) : (
        <div data-picture>
          {link.length <= MAX_STILL_CODE ? (
            <QrCode text={link} label={`QR code of ${name}`} />
          ) : (
            <MovingCode bytes={code.bytes} name={name} />
          )}
        </div>
      )}
      <div className={styles.ways}>
        <div className={styles.buttons}>
          {link === undefined ? null : (
            <Button
              kind="primary"
              icon={<Copy aria-hidden="true" />}
              onClick={() => void copy(link, SELECT_LINK)}
            >
              Copy link
            </Button>
          )}
          {canShareFile({ name, text }) ? (
            <Button
              icon={<Share2 aria-hidden="true" />}
              onClick={async () => say((await shareFile({ name, text, link })) ?? '')}
            >
              Send
            </Button>
          ) : null}
          <Button icon={<Download aria-hidden="true" />} onClick={() => game.platform.download(name, text)}>
            Download file
          </Button>
        </div>
        {link === undefined ? null : (
          <TextField
            label="Link"
            value={link}
            onChange={() => undefined}
            readOnly
            dir="ltr"
            onFocus={selectAll}
          />
        )}
      </div>
      <Announcement message={message} />
    </Dialog>
  );
}

/** A browser scrolls to the end of what it selects: the beginning says that it is a link. */
function selectAll({ currentTarget: field }: React.FocusEvent<HTMLInputElement>): void {
  field.select();
  field.scrollLeft = 0;
}
