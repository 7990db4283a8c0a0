import { WordingText } from '../cards/wording-text.tsx';
import { capitalise, type Library } from '../state/library/library.ts';
import type { UploadOutcome } from '../state/library/upload-files.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { useScrollIntoView } from '../ui/feedback/use-scroll-into-view.ts';
import { Collapsible } from '../ui/layout/collapsible.tsx';
import styles from './library.module.css';

/** More outcomes of a kind than this are counted in one message, under which each stands by itself. */
const FEW = 12;

interface UploadOutcomesProps {
  outcomes: readonly UploadOutcome[];
  noun: Library<unknown>['noun'];
}

/** The outcome of each uploaded file. What went well is counted, what failed comes first. */
export function UploadOutcomes({ outcomes, noun }: UploadOutcomesProps) {
  const region = useScrollIntoView(outcomes.length === 0 ? undefined : outcomes);
  const stored = outcomes.filter(({ kind }) => kind === 'success');
  const others = outcomes.filter(({ kind }) => kind !== 'success');
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
          <Notice kind="success">
            {stored.length} {noun.plural} have been uploaded.
          </Notice>
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

function Notices({ outcomes }: { outcomes: readonly UploadOutcome[] }) {
  return outcomes.map(({ file, kind, message, detail }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and the list never reorders
    <Notice key={index} kind={kind} title={<bdi>{file}</bdi>}>
      <p>
        <WordingText wording={message} />
      </p>
      {detail ? (
        <p>
          <WordingText wording={detail} />
        </p>
      ) : null}
      {kind === 'error' ? <p>Nothing stored has changed.</p> : null}
    </Notice>
  ));
}
