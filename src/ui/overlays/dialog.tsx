import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../buttons/button.tsx';
import styles from './dialog.module.css';
import { useBackdrop } from './use-backdrop.ts';

export interface DialogProps {
  open: boolean;
  /** Called when the user leaves it: by its button, by Escape, or by a press beside it. */
  onClose: () => void;
  title: ReactNode;
  /** One or two sentences, read together with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Its buttons, the main one last; otherwise `Close` alone. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** A press beside it does not close it: for what must be answered. */
  mustAnswer?: boolean | undefined;
  /** What gets the focus first; otherwise the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A dialog over the page. The focus goes into it, stays in it, and returns to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  size = 'small',
  mustAnswer = false,
  initialFocus,
}: DialogProps) {
  useBackdrop(open);
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      disablePointerDismissal={mustAnswer}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup className={styles.dialog} data-size={size} initialFocus={initialFocus}>
            <div className={styles.words}>
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              {description ? (
                <BaseDialog.Description className={styles.description}>{description}</BaseDialog.Description>
              ) : null}
              {children}
            </div>
            <div className={styles.actions} data-action-bar>
              {actions ?? <Button onClick={onClose}>Close</Button>}
            </div>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
