import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './workshop.module.css';

interface ChosenAction {
  readonly label: string;
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** Why it cannot be chosen. */
  readonly disabledReason?: string | undefined;
}

interface ActionsDialogProps {
  /** Names the dialog: `Change Bread`. */
  label: string;
  actions: readonly ChosenAction[];
  /** Called where none is chosen. */
  onClose: () => void;
  /** Called before the chosen one, which may close it too. */
  onChosen?: () => void;
}

/** A choice of actions. A dialog, since all screens have its code, and none that of menus. */
export function ActionsDialog({ label, actions, onClose, onChosen }: ActionsDialogProps) {
  return (
    <Dialog open title={<bdi>{label}</bdi>} onClose={onClose}>
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button
            key={action.label}
            wide
            kind={action.danger ? 'danger' : 'plain'}
            icon={action.icon}
            disabledReason={action.disabledReason}
            onClick={() => {
              onChosen?.();
              action.onSelect();
            }}
          >
            {action.label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

interface ActionsButtonProps extends Pick<ActionsDialogProps, 'label' | 'actions'> {
  /** A button with a word, in place of the icon. */
  word?: { readonly text: string; readonly icon: ReactNode };
}

/** The icon that opens a choice of actions, and has the name of its dialog. */
export const ActionsIcon = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconButton label={label} icon={<EllipsisVertical />} aria-haspopup="dialog" onClick={onClick} />
);

/** A button that opens a choice of actions. */
export function ActionsButton({ label, actions, word }: ActionsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    <>
      {word ? (
        <Button kind="primary" icon={word.icon} aria-haspopup="dialog" onClick={open}>
          {word.text}
        </Button>
      ) : (
        <ActionsIcon label={label} onClick={open} />
      )}
      {isOpen ? <ActionsDialog label={label} actions={actions} onClose={close} onChosen={close} /> : null}
    </>
  );
}
