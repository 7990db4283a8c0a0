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

interface ActionsButtonProps {
  /** Names the button and the dialog: `Change Bread`. */
  label: string;
  actions: readonly ChosenAction[];
  /** A button with a word, in place of the icon. */
  word?: { readonly text: string; readonly icon: ReactNode };
}

/** A button that opens a choice of actions. A dialog, since all screens have its code, and none that of menus. */
export function ActionsButton({ label, actions, word }: ActionsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {word ? (
        <Button kind="primary" icon={word.icon} aria-haspopup="dialog" onClick={open}>
          {word.text}
        </Button>
      ) : (
        <IconButton label={label} icon={<EllipsisVertical />} aria-haspopup="dialog" onClick={open} />
      )}
      {isOpen ? (
        <Dialog open title={<bdi>{label}</bdi>} onClose={() => setOpen(false)}>
          <div className={styles.actions}>
            {actions.map((action) => (
              <Button
                key={action.label}
                wide
                kind={action.danger ? 'danger' : 'plain'}
                icon={action.icon}
                disabledReason={action.disabledReason}
                onClick={() => {
                  setOpen(false);
                  action.onSelect();
                }}
              >
                {action.label}
              </Button>
            ))}
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
