import type { ReactNode } from 'react';
import { WordingText } from '../cards/wording-text.tsx';
import { capitalise } from '../core/lib/capitalise.ts';
import type { Library } from '../state/library/library.ts';
import type { UploadOutcome } from '../state/library/upload-files.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { useScrollIntoView } from '../ui/feedback/use-scroll-into-view.ts';
import { Collapsible } from '../ui/layout/collapsible.tsx';
import styles from './library.module.css';

/** More outcomes of a kind than this are counted in one message, with each of them below it. */
const FEW = 12;

/** A file whose outcome is still to come. */
interface PendingUpload {
  readonly file: string;
  readonly kind: 'pending';
}

export type ShownUpload = UploadOutcome | PendingUpload;

interface UploadOutcomesProps {
  outcomes: readonly ShownUpload[];
  noun: Library<unknown>['noun'];
}

/**
 * The outcome of each uploaded file. What went well is counted, what failed comes first. A file has its place
 * from the start of the upload, so that its message moves nothing.
 */
export function UploadOutcomes({ outcomes, noun }: UploadOutcomesProps) {
  const region = useScrollIntoView(outcomes.length === 0 ? undefined : outcomes);
  const isPending = outcomes.some(({ kind }) => kind === 'pending');
  const stored = outcomes.filter(({ kind }) => kind !== 'error');
  const others = outcomes.filter(({ kind }) => kind === 'error');
  return (
    <div ref={region} className={styles.outcomes} role="status">
      {others.length > FEW ? (
        <Notice kind="error">
          {others.length} of {outcomes.length} files have not been uploaded.
        </Notice>
      ) : null}
      <Notices outcomes={others} />
      {stored.length > FEW ? (
        <>
          {isPending ? (
            <Notice>
              <Pending>Uploading {stored.length} files…</Pending>
            </Notice>
          ) : (
            <Notice kind="success">
              {stored.length} {noun.plural} have been uploaded.
            </Notice>
          )}
          <Collapsible title={`${capitalise(noun.plural)} of these files`} meta={stored.length}>
            <div className={styles.outcomes}>
              <Notices outcomes={stored} />
            </div>
          </Collapsible>
        </>
      ) : (
        <Notices outcomes={stored} />
      )}
    </div>
  );
}

function Notices({ outcomes }: { outcomes: readonly ShownUpload[] }) {
  return outcomes.map((outcome, index) => (
    <Notice
      // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and the list never reorders
      key={index}
      kind={outcome.kind === 'pending' ? 'information' : outcome.kind}
      title={<bdi>{outcome.file}</bdi>}
    >
      {outcome.kind === 'pending' ? (
        <p>
          <Pending>Uploading…</Pending>
        </p>
      ) : (
        <Outcome {...outcome} />
      )}
    </Notice>
  ));
}

function Outcome({ kind, message, detail }: UploadOutcome) {
  return (
    <>
      <p>
        <WordingText wording={message} />
      </p>
      {detail ? (
        <p>
          <WordingText wording={detail} />
        </p>
      ) : null}
      {kind === 'error' ? <p>Nothing stored has changed.</p> : null}
    </>
  );
}

/** A small file is stored before these words show. */
function Pending({ children }: { children: ReactNode }) {
  return <span className={styles.pending}>{children}</span>;
}
