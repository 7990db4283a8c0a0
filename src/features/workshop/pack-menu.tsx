import { Download, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { serializePackFile } from '../../core/game-data/editing/pack-file.ts';
import { fail, ok, type Result } from '../../core/lib/result.ts';
import { DeleteDialog } from '../../library/delete-dialog.tsx';
import { useLibrary } from '../../state/library/use-library.ts';
import { useGame } from '../../state/use-game.ts';
import { packNameProblem } from '../../state/workshop/pack-name-problem.ts';
import { useWorkshop } from '../../state/workshop/use-workshop.ts';
import { WORKSHOP_LIBRARY } from '../../state/workshop/workshop-library.ts';
import { ActionsButton } from './actions-button.tsx';
import type { OpenPack } from './pack-gate.tsx';
import { RenameEntryDialog } from './rename-entry-dialog.tsx';

/** What can be done with a whole pack. */
export function PackMenu({ name, pack }: OpenPack) {
  const game = useGame();
  const workshop = useWorkshop();
  const library = useLibrary(WORKSHOP_LIBRARY);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'rename' | 'delete'>();
  const entry = game.storage.workshop.get(name);

  const rename = async (next: string): Promise<Result<unknown, string>> => {
    const problem = packNameProblem(game, next, name);
    if (problem !== undefined) return fail(problem);
    const outcome = await workshop.rename(next);
    if (outcome === 'exists') return fail(WORKSHOP_LIBRARY.nameTaken);
    if (outcome !== 'saved') return fail('The pack could not be renamed. It hasn’t changed: try again.');
    return ok(undefined);
  };
  return (
    <>
      <ActionsButton
        label={`Change ${name}`}
        actions={[
          { label: 'Rename', icon: <PencilLine />, onSelect: () => setAsked('rename') },
          {
            label: 'Download',
            icon: <Download />,
            onSelect: () => game.platform.download(name, serializePackFile(pack)),
          },
          { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => setAsked('delete') },
        ]}
      />
      {asked === 'rename' ? (
        <RenameEntryDialog
          name={name}
          description="Earlier steps can no longer be undone. Characters refer to packs by name: to them it is a different pack."
          rename={rename}
          onDone={() => setAsked(undefined)}
        />
      ) : null}
      {asked === 'delete' && entry ? (
        <DeleteDialog
          library={library}
          entry={entry}
          onDone={() => {
            setAsked(undefined);
            if (game.storage.workshop.get(name) === undefined)
              void navigate(paths.workshop, { replace: true });
          }}
        />
      ) : null}
    </>
  );
}
