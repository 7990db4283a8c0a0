import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useShell } from '../../state/use-shell.ts';
import { IconButton, type IconButtonProps } from '../../ui/buttons/icon-button.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';

const loadDialog = () => import('./share-dialog.tsx');

const [ShareDialog] = onDemand(() => loadDialog().then((module) => module.ShareDialog));

/** Rule: docs/rules/screens.md#offline. */
const NOT_LOADED =
  'Sharing could not be opened. Its first use needs the network. Check your connection, and try again.';

interface ShareButtonProps extends Pick<ShareDialogProps, 'kind' | 'name'> {
  look?: IconButtonProps['kind'];
  /** The text of the document's download; undefined where it cannot be read, which was said. */
  read: () => string | Promise<string | undefined>;
}

/**
 * `Share {name}`: hands a document over as a link, a QR code or a file.
 * Rule: docs/rules/sharing.md#share.
 */
export function ShareButton({ kind, name, look, read }: ShareButtonProps) {
  const { notices } = useShell();
  const [text, setText] = useState<string>();
  const open = async () => {
    try {
      await loadDialog();
      setText(await read());
    } catch {
      notices.warn(NOT_LOADED);
    }
  };
  return (
    <>
      <IconButton
        label={`Share ${name}`}
        kind={look}
        icon={<Share2 aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => void open()}
      />
      {text === undefined ? null : (
        <ShareDialog kind={kind} name={name} text={text} onClose={() => setText(undefined)} />
      )}
    </>
  );
}
