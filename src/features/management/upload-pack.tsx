import { useEffect, useRef, useState } from 'react';
import { VerificationNotice } from '../../cards/verification-notice.tsx';
import { WordingText } from '../../cards/wording-text.tsx';
import type { Message } from '../../core/lib/wording.ts';
import { mustAsk, type PackChangePlan } from '../../state/packs/manage-packs.ts';
import {
  type PackRefusal,
  type PackUpload,
  planPackStorage,
  readPackUpload,
  type StoragePlan,
  storePackUpload,
} from '../../state/packs/upload-pack.ts';
import { useGame, useGameDataState } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DraftActions, DraftLayout } from '../../ui/draft/draft-bar.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useScrollIntoView } from '../../ui/feedback/use-scroll-into-view.ts';
import { DropZone } from '../../ui/fields/drop-zone.tsx';
import { DroppedDialog } from './dropped-dialog.tsx';
import { OverwriteDialog } from './overwrite-dialog.tsx';
import { PackFindings } from './pack-findings.tsx';
import { PackPreview } from './pack-preview.tsx';
import { PackReading } from './pack-reading.tsx';
import { PackRefused } from './pack-refused.tsx';
import { StartPack } from './start-pack.tsx';
import { UpdateCharacter } from './update-character.tsx';
import { useReceivedPack } from './use-received-pack.ts';

type Upload =
  | { readonly kind: 'reading'; readonly name: string; readonly done: number; readonly cancel: () => void }
  | { readonly kind: 'cancelled'; readonly name: string }
  | { readonly kind: 'ready'; readonly upload: PackUpload }
  | {
      readonly kind: 'refused';
      readonly refusal: PackRefusal;
      /** The name of the pack that the workshop handed over; undefined where a file was chosen. */
      readonly workshopPack: string | undefined;
    };

/** Why there is nothing to store; undefined where there is. */
function whyNotStored(state: Upload | undefined): string | undefined {
  switch (state?.kind) {
    case 'ready':
      return undefined;
    case 'reading':
      return 'The pack is still being read.';
    case 'refused':
      return state.workshopPack === undefined
        ? 'Upload another file first.'
        : 'Change the pack in the workshop first.';
    default:
      return 'Upload a pack first.';
  }
}

/**
 * Uploads a pack: reads and checks the file, shows a preview, and stores it on request.
 * Rule: docs/rules/game-data.md#uploading-a-pack.
 */
export function UploadPack() {
  const game = useGame();
  const { failures } = useGameDataState();
  const [state, setState] = useState<Upload>();
  const [isAsking, setAsking] = useState(false);
  const [isUpdating, setUpdating] = useState(true);
  const [asked, setAsked] = useState<PackChangePlan>();
  const [problem, setProblem] = useState<Message>();
  const [isBusy, setBusy] = useState(false);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const readUpload = async ([file]: readonly File[], workshopPack?: string) => {
    if (file === undefined) return;
    const { name } = file;
    setProblem(undefined);
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    const cancel = () => {
      controller.abort();
      setState({ kind: 'cancelled', name });
    };
    const onProgress = (done: number) => {
      if (!controller.signal.aborted) setState({ kind: 'reading', name, done, cancel });
    };
    onProgress(0);
    const read = await readPackUpload(game, file, { signal: controller.signal, onProgress });
    if (controller.signal.aborted) return;
    setState(
      read.ok
        ? { kind: 'ready', upload: read.value }
        : { kind: 'refused', refusal: read.problem, workshopPack },
    );
  };
  useReceivedPack((file, workshopPack) => void readUpload([file], workshopPack));
  const carryOut = async (upload: PackUpload, plan: Exclude<StoragePlan, { kind: 'refused' }>) => {
    setAsked(undefined);
    setBusy(true);
    const isDone = await storePackUpload(game, upload, plan);
    setBusy(false);
    if (isDone) setState(undefined);
  };
  const store = async (upload: PackUpload) => {
    setAsking(false);
    if (isBusy) return;
    setBusy(true);
    const plan = await planPackStorage(game, upload, isUpdating ? 'update' : 'unload');
    setBusy(false);
    setProblem(plan.kind === 'refused' ? plan.message : undefined);
    if (plan.kind === 'refused') return;
    if (plan.kind === 'over' && mustAsk(plan.changes)) setAsked(plan.changes);
    else await carryOut(upload, plan);
  };
  const ready = state?.kind === 'ready' ? state.upload : undefined;
  const outcome = useScrollIntoView(state?.kind === 'reading' ? undefined : state);

  return (
    <>
      <DraftLayout
        draft={
          <DraftActions isResting={ready === undefined} summary={isBusy ? 'Reading the packs…' : undefined}>
            <Button
              kind="primary"
              disabledReason={whyNotStored(state)}
              onClick={() => {
                if (ready?.overwrites === undefined) void (ready && store(ready));
                else setAsking(true);
              }}
            >
              Store Pack
            </Button>
          </DraftActions>
        }
      >
        <DropZone
          prompt="Drop to upload a game data pack"
          label="Upload Game Data Pack"
          accept=".json,application/json"
          isMain={ready === undefined}
          onFiles={(files) => readUpload(files)}
        >
          A JSON file in the pack format. You see what it changes before it is stored. Its{' '}
          <a href={`${import.meta.env.BASE_URL}schemas/pack.schema.json`} download="pack.schema.json">
            JSON&nbsp;Schema
          </a>{' '}
          lets an editor help you write it.
        </DropZone>
        <div ref={outcome}>
          {state?.kind === 'reading' ? <PackReading {...state} /> : null}
          {state?.kind === 'cancelled' ? (
            <Notice live="status">
              Reading <bdi>{state.name}</bdi> was cancelled. Nothing was changed.
            </Notice>
          ) : null}
          {state?.kind === 'refused' ? (
            <PackRefused {...state.refusal} workshopPack={state.workshopPack} />
          ) : null}
          {ready ? <PackPreview upload={ready} /> : null}
        </div>
        {ready ? <PackFindings upload={ready} /> : null}
        {ready?.isEnabled ? (
          <UpdateCharacter
            isUpdating={isUpdating}
            onChange={(value) => {
              setUpdating(value);
              setProblem(undefined);
            }}
          />
        ) : null}
        {problem ? (
          <Notice kind="error" live="alert">
            <WordingText wording={problem} />
          </Notice>
        ) : null}
        <VerificationNotice failures={failures} />
        {isAsking && ready ? (
          <OverwriteDialog
            upload={ready}
            onConfirm={() => void store(ready)}
            onCancel={() => setAsking(false)}
          />
        ) : null}
        {asked && ready ? (
          <DroppedDialog
            plan={asked}
            onConfirm={() => void carryOut(ready, { kind: 'over', changes: asked })}
            onCancel={() => setAsked(undefined)}
          />
        ) : null}
      </DraftLayout>
      {state === undefined ? <StartPack /> : null}
    </>
  );
}
