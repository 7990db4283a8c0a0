import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { GAME_DATA_ISSUE } from '../../core/game-data/verify.ts';
import { userName as nameWord, say } from '../../core/lib/wording.ts';
import type { LoadPlan } from '../../state/characters/load-plan.ts';
import { useGame } from '../../state/use-game.ts';
import { MismatchDialog } from './mismatch-dialog.tsx';
import { UpdateDialog } from './update-dialog.tsx';

interface LoadFlow {
  /** Loads the character of this name and opens its sheet, after all confirmations. */
  load(name: string): Promise<void>;
  /** The open dialog, if any. */
  readonly dialog: ReactNode;
}

/**
 * The load flow shows its dialogs one after the other. Cancelling any of them changes nothing.
 * Rule: docs/rules/loading-and-upgrade.md#load-flow.
 */
export function useLoadFlow(): LoadFlow {
  const { loading, notices } = useGame();
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<{ plan: LoadPlan; step: 'update' | 'mismatch' }>();

  const finish = async (plan: LoadPlan) => {
    setWaiting(undefined);
    const problem = await loading.carryOut(plan);
    if (problem === undefined) await navigate(paths.sheet(plan.stored.name));
    else notices.warn(problem);
  };

  const askAboutPacks = async (plan: LoadPlan) => {
    const { carriedOver, differences, losses, unknownFields } = plan;
    const asked = [carriedOver, differences, losses.dropped, unknownFields];
    if (asked.some((each) => each.length > 0)) setWaiting({ plan, step: 'mismatch' });
    else await finish(plan);
  };

  const load = async (name: string) => {
    const plan = await loading.plan(name);
    if (plan.kind === 'too-large') {
      const { path, message } = plan.reason;
      notices.warn(
        say`Unable to load ${nameWord(name)}. ${nameWord(path)}: ${message} It is stored as it was: download it, make its file smaller, delete it here, and upload the file.`,
      );
    } else if (plan.kind !== 'plan') notices.warn(say`Unable to load ${nameWord(name)}.`);
    else if (plan.failures.length > 0) notices.warn(GAME_DATA_ISSUE);
    else if (plan.upgrade === undefined) await askAboutPacks(plan);
    else setWaiting({ plan, step: 'update' });
  };

  return { load, dialog: waiting ? dialogOf(waiting) : null };

  function dialogOf({ plan, step }: NonNullable<typeof waiting>): ReactNode {
    const cancel = () => setWaiting(undefined);
    return step === 'update' ? (
      <UpdateDialog plan={plan} onConfirm={(chosen) => void askAboutPacks(chosen)} onCancel={cancel} />
    ) : (
      <MismatchDialog plan={plan} onConfirm={() => void finish(plan)} onCancel={cancel} />
    );
  }
}
