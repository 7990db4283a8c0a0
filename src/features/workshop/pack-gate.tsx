import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { paths, segmentToName } from '../../app/paths.ts';
import { WordingText } from '../../cards/wording-text.tsx';
import type { Message } from '../../core/lib/wording.ts';
import { useGame } from '../../state/use-game.ts';
import type { EditedPack } from '../../state/workshop/edited-pack.ts';
import { useUsedVersion } from '../../state/workshop/use-used-version.ts';
import { useWorkshop, useWorkshopState } from '../../state/workshop/use-workshop.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';

export interface OpenPack {
  readonly name: string;
  readonly pack: EditedPack;
}

/**
 * Opens the pack of the address and shows it, or says why it cannot. Where the pack is renamed, also by another tab, the
 * address goes along.
 */
export function PackGate({ children }: { children: (open: OpenPack) => ReactNode }) {
  const { storage, platform } = useGame();
  const workshop = useWorkshop();
  const key = segmentToName(useParams().pack ?? '');
  const open = useWorkshopState((state) => state.open);
  const pack = useWorkshopState((state) => state.pack);
  const [problem, setProblem] = useState<Message>();
  const { pathname } = useLocation();
  useUsedVersion();
  const isRenamed = open?.formerKey === key && storage.workshop.get(key) === undefined;
  const isOpen = (open?.key === key || isRenamed) && pack !== undefined;
  useLayoutEffect(() => {
    if (isOpen) return;
    const opened = workshop.open(key);
    setProblem(opened.ok ? undefined : opened.problem);
  }, [workshop, key, isOpen]);

  if (isOpen) {
    const to = pathname.replace(/^\/workshop\/[^/]+/u, () => paths.workshopPack(open.name));
    return (
      <>
        {isRenamed ? <Navigate replace to={to} /> : null}
        {children({ name: open.name, pack })}
      </>
    );
  }
  if (problem === undefined) return null;
  const stored = storage.workshop.get(key);
  return (
    <Page title="My packs" width="reading">
      <EmptyState
        title="This pack cannot be opened"
        actions={
          <>
            {stored ? (
              <Button onClick={() => platform.download(stored.name, stored.value.text)}>Download</Button>
            ) : null}
            <LinkButton kind="primary" render={<Link to={paths.workshop} />}>
              My packs
            </LinkButton>
          </>
        }
      >
        <WordingText wording={problem} />
        {stored ? ' It is stored as it was: download it, change the file, and upload it again.' : null}
      </EmptyState>
    </Page>
  );
}
