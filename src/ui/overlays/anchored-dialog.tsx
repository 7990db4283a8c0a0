import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './anchored-dialog.module.css';
import dialogStyles from './dialog.module.css';
import popupStyles from './popup.module.css';
import { safeAreaPadding } from './safe-area.ts';
import { useBackdrop } from './use-backdrop.ts';
import { type Placement, usePlacedAt } from './use-placed-at.ts';

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

const PLACEMENT: Placement = { side: 'below', align: 'start', edges: safeAreaPadding };

/** On a phone a dialog at the bottom edge, on a low screen one in the middle, elsewhere a popover. */
export function AnchoredDialog({
  opener,
  title,
  figure,
  initialFocus,
  onKeyDown,
  onClose,
  children,
}: AnchoredDialogProps) {
  const [hasRoom] = useState(() => window.matchMedia(WITH_ROOM).matches);
  useBackdrop(!hasRoom);
  const popup = (
    <BaseDialog.Popup
      {...(hasRoom
        ? { className: `${popupStyles.popup} ${styles.popover}`, render: <AtOpener opener={opener} /> }
        : { className: `${dialogStyles.dialog} ${styles.sheet}`, 'data-keep-clear': true })}
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
  );
  return (
    <BaseDialog.Root
      open
      modal={hasRoom ? 'trap-focus' : true}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <BaseDialog.Portal>
        {hasRoom ? (
          popup
        ) : (
          <>
            <BaseDialog.Backdrop className={dialogStyles.backdrop} />
            <BaseDialog.Viewport className={dialogStyles.viewport}>{popup}</BaseDialog.Viewport>
          </>
        )}
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

interface AtOpenerProps extends ComponentPropsWithRef<'div'> {
  opener: RefObject<HTMLElement | null>;
}

/** Placed by a few lines of ours: the library's popover takes two to three times as long to open. */
function AtOpener({ opener, ref, ...props }: AtOpenerProps) {
  const popup = useRef<HTMLDivElement>(null);
  usePlacedAt(popup, opener, PLACEMENT);
  const setPopup = (element: HTMLDivElement | null) => {
    popup.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return <div {...props} popover="manual" ref={setPopup} />;
}

function CloseButton(props: Partial<ComponentPropsWithRef<'button'>>) {
  const { className: _class, style: _style, ...rest } = props;
  return <IconButton {...rest} label="Close" icon={<X aria-hidden="true" />} />;
}
