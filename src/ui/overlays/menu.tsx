import { Menu as BaseMenu } from '@base-ui/react/menu';
import { EllipsisVertical } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './menu.module.css';
import popupStyles from './popup.module.css';
import { safeAreaPadding } from './safe-area.ts';

export interface MenuItem {
  label: string;
  onSelect: () => void;
  icon?: ReactNode;
  danger?: boolean | undefined;
  /** Why it cannot be chosen now, shown below its label. */
  disabledReason?: ReactNode;
}

export interface MenuProps {
  /** The accessible name of the button that opens it, and of the menu. */
  label: string;
  items: readonly MenuItem[];
  icon?: ReactNode;
  /** A button that replaces the default icon button. */
  trigger?: ReactElement | undefined;
}

/**
 * The landmark that contains the button, for the menu's popup. A header or footer is a landmark only outside
 * of main, nav and dialogs.
 */
function landmarkOf(button: Element | undefined): HTMLElement | undefined {
  const landmark =
    button?.closest<HTMLElement>('main, nav, [role=dialog]') ??
    button?.closest<HTMLElement>('header, aside, footer');
  return landmark ?? undefined;
}

/** A button that opens a menu. */
export function Menu({ label, items, icon = <EllipsisVertical />, trigger }: MenuProps) {
  const [landmark, setLandmark] = useState<HTMLElement>();
  return (
    <BaseMenu.Root
      onOpenChange={(isOpen, { trigger: button }) => {
        if (isOpen) setLandmark(landmarkOf(button));
      }}
    >
      <BaseMenu.Trigger render={trigger ?? <IconButton label={label} icon={icon} />} />
      <BaseMenu.Portal container={landmark}>
        <BaseMenu.Positioner
          className={popupStyles.positioner}
          align="end"
          sideOffset={4}
          collisionPadding={safeAreaPadding()}
        >
          <BaseMenu.Popup
            className={`${popupStyles.popup} ${styles.menu}`}
            data-icons={items.some((item) => item.icon) || undefined}
          >
            {items.map((item) => (
              <BaseMenu.Item
                key={item.label}
                className={styles.item}
                label={item.label}
                data-danger={item.danger || undefined}
                disabled={Boolean(item.disabledReason)}
                onClick={item.onSelect}
              >
                <span className={styles.icon} aria-hidden="true">
                  {item.icon}
                </span>
                <span>
                  {item.label}
                  {item.disabledReason ? <span className={styles.reason}>{item.disabledReason}</span> : null}
                </span>
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
