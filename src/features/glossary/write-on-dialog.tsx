import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useGame } from '../../state/use-game.ts';
import { type WritingOn, writeOn } from '../../state/workshop/write-entry.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface WriteOnDialogProps {
  /** The id of its list in a pack. */
  list: string;
  name: string;
  onClose: () => void;
}

/** Asks how an entry is taken into the workshop. Rule: docs/rules/workshop.md#from-a-glossary. */
export function WriteOnDialog({ list, name, onClose }: WriteOnDialogProps) {
  const game = useGame();
  const navigate = useNavigate();
  const write = async (how: WritingOn) => {
    onClose();
    const written = await writeOn(game, list, name, how);
    if (written.ok) {
      const { pack, index } = written.value;
      void navigate(paths.workshopEntry(pack, list, index));
    } else game.notices.warn(written.problem);
  };
  return (
    <Dialog
      open
      title={<bdi>{name}</bdi>}
      description="It is added to House Rules under My packs. Nothing changes in the game until you use that pack."
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void write('copy')}>Edit a copy</Button>
          <Button kind="primary" onClick={() => void write('override')}>
            Change in my house rules
          </Button>
        </>
      }
    />
  );
}
