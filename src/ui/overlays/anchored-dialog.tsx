import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { Popover as BasePopover } from '@base-ui/react/popover';
import { X } from 'lucide-react';
import { type KeyboardEventHandler, type ReactNode, type RefObject, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './anchored-dialog.module.css';
import dialogStyles from './dialog.module.css';
import popupStyles from './popup.module.css';
import { safeAreaPadding } from './safe-area.ts';
import { useBackdrop } from './use-backdrop.ts';

interface AnchoredDialogProps {
  /** The button that opened it. It gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  /** Names the dialog. */
  title: ReactNode;
  /** At the title's end. */
  figure?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Anywhere in it, and in the popups that it opens. */
  onKeyDown?: KeyboardEventHandler | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The screens with room for a popover; on others it would cover what it belongs to. */
const WITH_ROOM = '(min-width: 48em) and (min-height: 36em)';

/** On a phone a dialog at the bottom edge, on a low screen one in the middle, elsewhere a popover. */
export function AnchoredDialog(props: AnchoredDialogProps) {
  const [hasRoom] = useState(() => window.matchMedia(WITH_ROOM).matches);
  return hasRoom ? <AtOpener {...props} /> : <AtBottom {...props} />;
}

function AtBottom({
  opener,
  title,
  figure,
  initialFocus,
  onKeyDown,
  onClose,
  children,
}: AnchoredDialogProps) {
  useBackdrop(true);
  return (
    <BaseDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={dialogStyles.backdrop} />
        <BaseDialog.Viewport className={dialogStyles.viewport}>
          <BaseDialog.Popup
            className={`${dialogStyles.dialog} ${styles.sheet}`}
            data-keep-clear
            initialFocus={initialFocus}
            finalFocus={opener}
            onKeyDown={onKeyDown}
          >
            <div className={styles.top}>
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              {figure}
              <BaseDialog.Close render={<CloseButton />} />
            </div>
            {children}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

function AtOpener({
  opener,
  title,
  figure,
  initialFocus,
  onKeyDown,
  onClose,
  children,
}: AnchoredDialogProps) {
  return (
    <BasePopover.Root open modal="trap-focus" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BasePopover.Portal>
        <BasePopover.Positioner
          className={popupStyles.positioner}
          anchor={opener}
          align="start"
          sideOffset={6}
          collisionPadding={safeAreaPadding()}
        >
          <BasePopover.Popup
            className={`${popupStyles.popup} ${styles.popover}`}
            initialFocus={initialFocus}
            finalFocus={opener}
            onKeyDown={onKeyDown}
          >
            <div className={styles.top}>
              <BasePopover.Title className={styles.title}>{title}</BasePopover.Title>
              {figure}
              <BasePopover.Close render={<CloseButton />} />
            </div>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}

function CloseButton(props: Partial<React.ComponentPropsWithRef<'button'>>) {
  const { className: _class, style: _style, ...rest } = props;
  return <IconButton {...rest} label="Close" icon={<X aria-hidden="true" />} />;
}
