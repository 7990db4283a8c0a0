import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called when the user closes it: by its button, by Escape, or by a press outside. */
  onClose: () => void;
  title: ReactNode;
  /** One or two sentences, read together with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Its buttons, the main one last; `Close` by default. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** A press outside does not close it. */
  mustAnswer?: boolean | undefined;
  /** The initial focus; by default the first focusable element, or the dialog where its text scrolls. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What gets the focus when it closes; by default what had it. */
  finalFocus?: (() => HTMLElement | undefined) | undefined;
}

/** The dialog itself: with the library that traps the focus, it comes when the first one opens. */
export function DialogPopup({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  size = 'small',
  mustAnswer = false,
  initialFocus,
  finalFocus,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  // The first control of a long text is below what is in view: to focus it would scroll the title away.
  const focusFirst = () =>
    words.current !== null && words.current.scrollHeight > words.current.clientHeight ? popup.current : true;
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      disablePointerDismissal={mustAnswer}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            className={styles.dialog}
            data-size={size}
            data-keep-clear
            ref={popup}
            initialFocus={initialFocus ?? focusFirst}
            finalFocus={finalFocus}
          >
            <div ref={words} className={styles.words}>
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
