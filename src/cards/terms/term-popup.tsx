import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { Popover as BasePopover } from '@base-ui/react/popover';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { GameData } from '../../core/game-data/game-data.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useMedia } from '../../ui/layout/use-media.ts';
import popupStyles from '../../ui/overlays/popup.module.css';
import { safeAreaPadding } from '../../ui/overlays/safe-area.ts';
import { useBackdrop } from '../../ui/overlays/use-backdrop.ts';
import { TermCard } from './term-card.tsx';
import styles from './term-popup.module.css';
import type { TermReference } from './term-reference.ts';
import { TermsContext } from './terms-context.ts';

interface TermPopupProps {
  gameData: GameData;
  term: TermReference;
  /** The button that names it. */
  anchor: HTMLElement;
  onClose: () => void;
}

interface FrameProps {
  /** The name of the entry that is shown. */
  name: string;
  anchor: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The card of an entry, in a popover, or in a sheet at the bottom of a phone. A term on the card opens its own
 * card in the same popup, and `Back` leads to the one before. Rule: docs/rules/screens.md#terms.
 */
export function TermPopup({ gameData, term, anchor, onClose }: TermPopupProps) {
  const isWide = useMedia('(min-width: 37.5em)');
  const [path, setPath] = useState<readonly TermReference[]>([term]);
  const shown = path.at(-1) ?? term;
  const before = path.at(-2);
  const show = (next: TermReference) => setPath([...path, next]);
  const Frame = isWide ? PopoverFrame : SheetFrame;
  return (
    <Frame name={shown.name} anchor={anchor} onClose={onClose}>
      <TermsContext value={{ gameData, show }}>
        <div className={styles.card} key={path.length}>
          <TermCard gameData={gameData} term={shown} level={3} />
        </div>
      </TermsContext>
      {before ? (
        <Button kind="quiet" icon={<ArrowLeft />} onClick={() => setPath(path.slice(0, -1))}>
          Back to <bdi>{before.name}</bdi>
        </Button>
      ) : null}
    </Frame>
  );
}

function PopoverFrame({ name, anchor, onClose, children }: FrameProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BasePopover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BasePopover.Portal>
        <BasePopover.Positioner
          className={popupStyles.positioner}
          anchor={anchor}
          align="start"
          sideOffset={6}
          collisionPadding={safeAreaPadding()}
        >
          <BasePopover.Popup
            ref={popup}
            className={`${popupStyles.popup} ${styles.popover}`}
            initialFocus={popup}
            finalFocus={() => anchor}
          >
            <BasePopover.Title className="visually-hidden">{name}</BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}

function SheetFrame({ name, anchor, onClose, children }: FrameProps) {
  useBackdrop(true);
  return (
    <BaseDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup className={styles.sheet} finalFocus={() => anchor}>
          <BaseDialog.Title className="visually-hidden">{name}</BaseDialog.Title>
          <div className={styles.scroll}>{children}</div>
          <div className={styles.foot} data-action-bar>
            <Button wide onClick={onClose}>
              Close
            </Button>
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
