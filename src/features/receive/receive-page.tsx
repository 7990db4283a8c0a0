import { useMemo, useRef, useState } from 'react';
import { paths } from '../../app/paths.ts';
import { createMovingReader, isMovingFrame, type MovingProgress } from '../../core/share/moving-code.ts';
import { readShareCode, type ShareProblem, shareCode, unpackShared } from '../../core/share/share-code.ts';
import { CodeEntry, codeInFiles } from '../../library/share/code-entry.tsx';
import { useAddressCode } from '../../library/share/use-address-code.ts';
import { Meter } from '../../ui/feedback/meter.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { Page } from '../../ui/layout/page.tsx';
import styles from './receive.module.css';
import { ReceivedPreview } from './received-preview.tsx';

const PROBLEMS: Readonly<Record<ShareProblem | 'no-code', string>> = {
  foreign: 'This is not a Tabard code. Nothing was stored.',
  newer: 'A newer version of Tabard made this code. Reload the page to update, then open it again.',
  damaged: 'This code is not complete. Nothing was stored: copy all of it, or scan it again.',
  'too-large': 'This code unpacks to more than 1 MB, so it was not opened. Ask for the file instead.',
  'no-code':
    'No QR code was found in this picture. Take it straight from above, with the whole code in view.',
};

/**
 * Opens a code from a link, a text, a picture or the camera, and shows what it is before anything is stored.
 * Rule: docs/rules/sharing.md#receive.
 */
export function ReceivePage() {
  const { code, take, clear } = useAddressCode(paths.receive);
  const [problem, setProblem] = useState<ShareProblem | 'no-code'>();
  const [progress, setProgress] = useState<MovingProgress>();
  const reader = useRef(createMovingReader());
  const read = useMemo(() => readCode(code), [code]);

  const open = (text: string) => {
    const bytes = readShareCode(text);
    setProblem(bytes.ok ? undefined : bytes.problem);
    if (!bytes.ok) return;
    setProgress(undefined);
    take(shareCode(bytes.value));
  };
  const scan = (text: string) => {
    if (!isMovingFrame(text)) return open(text);
    const added = reader.current.add(text);
    setProblem(added.ok ? undefined : added.problem);
    if (!added.ok) return;
    setProgress(added.value);
    if (added.value.bytes !== undefined) open(shareCode(added.value.bytes));
  };
  const readPicture = async (files: readonly File[]) => {
    const text = await codeInFiles(files);
    if (text === undefined) setProblem('no-code');
    else scan(text);
  };

  const found = problem ?? (read?.ok === false ? read.problem : undefined);
  return (
    <Page
      title="Receive"
      width={read?.ok ? 'reading' : undefined}
      lead="Open what somebody shared: their link, their QR code, or a picture of it. Nothing is stored until you have seen it."
    >
      <FileDrop prompt="Drop a picture of a QR code" onFiles={readPicture}>
        <div className={styles.panel}>
          {found ? (
            <Notice kind="error" live="alert">
              {PROBLEMS[found]}
            </Notice>
          ) : null}
          {read?.ok ? <ReceivedPreview key={code} shared={read.value} onDone={clear} /> : null}
          {read?.ok ? null : (
            <CodeEntry
              label="Link or code"
              action="Open"
              onTyped={open}
              onScanned={scan}
              onPicture={readPicture}
            >
              {progress ? (
                <div className={styles.progress}>
                  <p role="status">
                    {progress.known} of {progress.blocks} parts read
                  </p>
                  <Meter label="Parts read" value={progress.known} max={progress.blocks} tone="accent" />
                </div>
              ) : null}
            </CodeEntry>
          )}
        </div>
      </FileDrop>
    </Page>
  );
}

const readCode = (code: string | undefined) => {
  if (code === undefined) return undefined;
  const bytes = readShareCode(code);
  return bytes.ok ? unpackShared(bytes.value) : bytes;
};
