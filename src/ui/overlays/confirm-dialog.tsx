import { type ReactNode, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog-popup.tsx';

export interface ConfirmDialogProps
  extends Pick<DialogProps, 'open' | 'title' | 'description' | 'children' | 'size'> {
  onConfirm: () => void;
  onCancel: () => void;
  /** What can be done in its place, before `Yes`. */
  alternative?: ReactNode;
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /**
   * For a destructive action: Cancel gets the initial focus, unless something must be filled in first, and a
   * press outside the dialog does not close it.
   */
  danger?: boolean | undefined;
  /** Whether it cannot be confirmed yet; the dialog shows the reason. */
  confirmDisabled?: boolean | undefined;
}

/** A question with `Yes` and `No`. */
export function ConfirmDialog({
  onConfirm,
  onCancel,
  alternative,
  confirmLabel = 'Yes',
  cancelLabel = 'No',
  danger = false,
  confirmDisabled = false,
  ...dialog
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...dialog}
      onClose={onCancel}
      mustAnswer={danger}
      initialFocus={danger && !confirmDisabled ? cancel : undefined}
      actions={
        <>
          <Button ref={cancel} onClick={onCancel}>
            {cancelLabel}
          </Button>
          {alternative}
          <Button kind={danger ? 'destroy' : 'primary'} onClick={onConfirm} disabled={confirmDisabled}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
