import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';

const ShareDialog = lazy(() =>
  import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog })),
);

interface ShareButtonProps extends Pick<ShareDialogProps, 'kind' | 'name'> {
  /** The text of the document's download; undefined where it cannot be read, which was said. */
  read: () => string | Promise<string | undefined>;
}

/** `Share {name}`: hands a document over as a link, a QR code or a file. Rule: docs/rules/sharing.md#share. */
export function ShareButton({ kind, name, read }: ShareButtonProps) {
  const [text, setText] = useState<string>();
  return (
    <>
      <IconButton
        label={`Share ${name}`}
        icon={<Share2 aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={async () => setText(await read())}
      />
      <Suspense>
        {text === undefined ? null : (
          <ShareDialog kind={kind} name={name} text={text} onClose={() => setText(undefined)} />
        )}
      </Suspense>
    </>
  );
}
