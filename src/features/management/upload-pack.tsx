import { useState } from 'react';
import {
  checkPackUpload,
  type PackContribution,
  packContributions,
  type UploadedPack,
} from '../../core/game-data/pack-upload.ts';
import type { Problem } from '../../core/lib/problem.ts';
import { readFile } from '../../state/read-file.ts';
import { useApplication, useGameDataState } from '../../state/use-application.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './management.module.css';

type Upload =
  | { readonly kind: 'ready'; readonly uploaded: UploadedPack; readonly json: unknown }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly detail?: string;
      readonly problems?: readonly Problem[];
    };

const PROBLEMS_SHOWN = 50;

/** A new pack from a file: checked, shown, and stored once the user says so (seed 1 §5 Data pack). */
export function UploadPack() {
  const { storage, gameData, notices } = useApplication();
  const { available, gameData: inForce } = useGameDataState();
  const [upload, setUpload] = useState<Upload>();
  const [isAsking, setAsking] = useState(false);

  const take = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const read = await readFile(file);
    if (!read.ok) {
      setUpload({ kind: 'refused', ...read.problem });
      return;
    }
    const checked = checkPackUpload(
      read.value,
      available.filter((pack) => pack.origin === 'standard').map((pack) => pack.name),
      available.filter((pack) => pack.origin === 'custom'),
    );
    setUpload(
      checked.ok
        ? { kind: 'ready', uploaded: checked.value, json: read.value }
        : { kind: 'refused', ...checked.problem },
    );
  };
  const store = async ({ uploaded: { pack }, json }: Extract<Upload, { kind: 'ready' }>) => {
    setAsking(false);
    const { name, version } = pack;
    const outcome = await storage.packs.store({ name, version, json });
    if (outcome.kind === 'unsaved') {
      notices.warn(`${name} has not been stored. ${outcome.problem.message}`);
      return;
    }
    setUpload(undefined);
    await gameData.lookAgain();
    notices.tell(`${name} ${version} has been stored. Enable it under Manage.`);
  };
  const ready = upload?.kind === 'ready' ? upload : undefined;

  return (
    <FileDrop prompt="Drop to upload a game data pack" onFiles={take}>
      <div className={styles.panel}>
        <div className={styles.choose}>
          <FileInput label="Upload Game Data Pack" accept=".json,application/json" onFiles={take} />
          <p className={styles.quiet}>
            A JSON file in the pack format. Its{' '}
            <a href={`${import.meta.env.BASE_URL}schemas/pack.schema.json`}>JSON Schema</a> lets an editor
            help you write it.
          </p>
        </div>
        {upload?.kind === 'refused' ? <Refusal {...upload} /> : null}
        {ready ? (
          <Preview
            uploaded={ready.uploaded}
            contributions={packContributions(ready.uploaded.pack, inForce)}
          />
        ) : null}
        <ActionBar>
          <Button
            kind="primary"
            disabled={ready === undefined}
            onClick={() => {
              if (ready?.uploaded.overwrites === undefined) void (ready && store(ready));
              else setAsking(true);
            }}
          >
            Store Pack
          </Button>
        </ActionBar>
        {isAsking && ready ? (
          <ConfirmDialog
            open
            title={
              <>
                Overwrite <bdi>{ready.uploaded.pack.name}</bdi>?
              </>
            }
            description={`Version ${ready.uploaded.overwrites} is stored. Version ${ready.uploaded.pack.version} takes its place; a snapshot is taken first.`}
            onConfirm={() => void store(ready)}
            onCancel={() => setAsking(false)}
          />
        ) : null}
      </div>
    </FileDrop>
  );
}

function Refusal({ message, detail, problems = [] }: Extract<Upload, { kind: 'refused' }>) {
  return (
    <Notice kind="error" live="alert">
      <p>{message}</p>
      {detail ? <p>{detail}</p> : null}
      {problems.length > 0 ? (
        <ul className={styles.problems}>
          {problems.slice(0, PROBLEMS_SHOWN).map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two problems may read alike, and the list never reorders
            <li key={index}>
              <code>{problem.path}</code> {problem.message}
            </li>
          ))}
        </ul>
      ) : null}
      {problems.length > PROBLEMS_SHOWN ? <p>And {problems.length - PROBLEMS_SHOWN} more.</p> : null}
    </Notice>
  );
}

function Preview({
  uploaded: { pack, overwrites },
  contributions,
}: {
  uploaded: UploadedPack;
  contributions: readonly PackContribution[];
}) {
  return (
    <Card
      level={2}
      title={<bdi>{pack.name}</bdi>}
      meta={`Version ${pack.version}${overwrites === undefined ? '' : `, in place of version ${overwrites}`}`}
    >
      {contributions.length === 0 ? <p>This pack adds nothing.</p> : null}
      <dl className={styles.contributions}>
        {contributions.map(({ label, adds, overrides }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {adds.length} new
              {overrides.length > 0 ? `, overriding ${overrides.slice(0, 20).join(', ')}` : ''}
              {overrides.length > 20 ? ` and ${overrides.length - 20} more` : ''}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
