import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import styles from './popover.module.css';
import popupStyles from './popup.module.css';
import { safeAreaPadding } from './safe-area.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names the popover. */
  title: ReactNode;
  titleHidden?: boolean | undefined;
  children: ReactNode;
}

/** A small panel next to the button that opened it; Escape or a press outside closes it. */
export function Popover({ trigger, title, titleHidden = false, children }: PopoverProps) {
  return (
    <BasePopover.Root>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner
          className={popupStyles.positioner}
          sideOffset={6}
          collisionPadding={safeAreaPadding()}
        >
          <BasePopover.Popup className={`${popupStyles.popup} ${styles.popover}`}>
            <BasePopover.Title className={titleHidden ? 'visually-hidden' : styles.title}>
              {title}
            </BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
