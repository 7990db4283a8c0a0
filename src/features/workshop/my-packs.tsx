import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { paths } from '../../app/paths.ts';
import { freeName } from '../../core/lib/free-name.ts';
import { say, userName } from '../../core/lib/wording.ts';
import { LibraryList } from '../../library/library-list.tsx';
import { LibraryFrame, LibraryUpload } from '../../library/library-tools.tsx';
import { useLibrary } from '../../state/library/use-library.ts';
import { useGame } from '../../state/use-game.ts';
import { packNameProblem } from '../../state/workshop/pack-name-problem.ts';
import { useWorkshop } from '../../state/workshop/use-workshop.ts';
import { renamedPack, WORKSHOP_LIBRARY } from '../../state/workshop/workshop-library.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import type { NewPackKind } from './new-pack-dialog.tsx';
import { PackFacts } from './pack-facts.tsx';
import { UsePackButton } from './use-pack-button.tsx';

const [NewPackDialog] = onDemand(() =>
  import('./new-pack-dialog.tsx').then((module) => module.NewPackDialog),
);

/** The packs that are being written. Rule: docs/rules/workshop.md#my-packs. */
export function MyPacksPage() {
  const game = useGame();
  const { storage, notices } = game;
  const workshop = useWorkshop();
  const library = useLibrary({
    ...WORKSHOP_LIBRARY,
    // As if the pack of its name had it already: whether that is replaced is asked.
    nameProblem: (name) => packNameProblem(game, name, name),
  });
  const entries = useStore(workshop.list);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<NewPackKind>();

  const duplicate = async (name: string) => {
    const entry = storage.workshop.get(name);
    if (entry === undefined) return;
    const copy = freeName(entry.name, (key) => storage.workshop.entries().has(key));
    const { kind } = await storage.workshop.create(renamedPack(entry.value, copy));
    if (kind !== 'exists' && kind !== 'refused')
      notices.success(say`${userName(entry.name)} has been duplicated as ${userName(copy)}.`);
  };
  const buttons = (
    <>
      <Button kind="primary" onClick={() => setAsked('game')}>
        New Pack
      </Button>
      <Button onClick={() => setAsked('house-rules')}>New House Rules</Button>
    </>
  );

  return (
    <Page
      title="My packs"
      lead="Write a game of your own, or house rules for another one. Nothing here changes a game until you use it."
    >
      <LibraryFrame isEmpty={entries.length === 0}>
        <LibraryUpload library={library}>{entries.length > 0 ? buttons : null}</LibraryUpload>
        <LibraryList
          library={library}
          entries={entries}
          verb="Open"
          onLoad={(name) => void navigate(paths.workshopPack(name))}
          label={(pack) => <PackFacts key={pack.name} pack={pack} />}
          details={() => null}
          tools={(pack) => (
            <>
              <UsePackButton pack={pack} />
              <IconButton
                label={`Duplicate ${pack.name}`}
                icon={<Copy aria-hidden="true" />}
                onClick={() => void duplicate(pack.name)}
              />
            </>
          )}
          empty={
            <EmptyState title="No packs yet" actions={buttons}>
              Start with a small working game, or upload a pack to continue it.
            </EmptyState>
          }
        />
      </LibraryFrame>
      {asked === undefined ? null : (
        <NewPackDialog
          kind={asked}
          onCreated={(name) => void navigate(paths.workshopPack(name))}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Page>
  );
}
