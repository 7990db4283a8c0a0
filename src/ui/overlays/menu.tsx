import { Menu as BaseMenu } from '@base-ui/react/menu';
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './menu.module.css';
import popupStyles from './popup.module.css';
import { safeAreaPadding } from './safe-area.ts';

export interface MenuItem {
  label: string;
  onSelect: () => void;
  icon: ReactNode;
}

export interface MenuProps {
  /** The accessible name of the button that opens it, and of the menu. */
  label: string;
  items: readonly MenuItem[];
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
export function Menu({ label, items }: MenuProps) {
  const [landmark, setLandmark] = useState<HTMLElement>();
  return (
    <BaseMenu.Root
      onOpenChange={(isOpen, { trigger: button }) => {
        if (isOpen) setLandmark(landmarkOf(button));
      }}
    >
      <BaseMenu.Trigger render={<IconButton label={label} icon={<EllipsisVertical />} />} />
      <BaseMenu.Portal container={landmark}>
        <BaseMenu.Positioner
          className={popupStyles.positioner}
          align="end"
          sideOffset={4}
          collisionPadding={safeAreaPadding()}
        >
          <BaseMenu.Popup className={`${popupStyles.popup} ${styles.menu}`}>
            {items.map((item) => (
              <BaseMenu.Item
                key={item.label}
                className={styles.item}
                label={item.label}
                onClick={item.onSelect}
              >
                <span className={styles.icon} aria-hidden="true">
                  {item.icon}
                </span>
                {item.label}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
