import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ChevronsDownUp,
  ChevronsLeftRight,
  ChevronsRightLeft,
  ChevronsUpDown,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { ActionBar } from '../../../ui/layout/action-bar/action-bar.tsx';
import styles from './move-bar.module.css';
import type { Direction } from './places.ts';

interface MoveBarProps {
  title: string;
  onMove: (direction: Direction) => void;
  onResize: (direction: Direction) => void;
  onDone: () => void;
}

/** Moves and resizes a tile without dragging: by these buttons, or by the arrow keys anywhere. */
export function MoveBar({ title, onMove, onResize, onDone }: MoveBarProps) {
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus({ preventScroll: true }), []);
  return (
    <ActionBar
      summary={
        <p className={styles.words} id="move-help">
          <strong>{title}</strong>
          <span className={styles.keys}>
            : arrow keys move it, Shift with an arrow key resizes it, Enter or Escape leaves it there.
          </span>
        </p>
      }
    >
      <div className={styles.buttons}>
        <IconButton kind="plain" label="Move left" icon={<ArrowLeft />} onClick={() => onMove('left')} />
        <IconButton kind="plain" label="Move up" icon={<ArrowUp />} onClick={() => onMove('up')} />
        <IconButton kind="plain" label="Move down" icon={<ArrowDown />} onClick={() => onMove('down')} />
        <IconButton kind="plain" label="Move right" icon={<ArrowRight />} onClick={() => onMove('right')} />
      </div>
      <div className={styles.buttons}>
        <IconButton
          kind="plain"
          label="Make narrower"
          icon={<ChevronsRightLeft />}
          onClick={() => onResize('left')}
        />
        <IconButton
          kind="plain"
          label="Make wider"
          icon={<ChevronsLeftRight />}
          onClick={() => onResize('right')}
        />
        <IconButton
          kind="plain"
          label="Make shorter"
          icon={<ChevronsDownUp />}
          onClick={() => onResize('up')}
        />
        <IconButton
          kind="plain"
          label="Make taller"
          icon={<ChevronsUpDown />}
          onClick={() => onResize('down')}
        />
      </div>
      <Button ref={done} kind="primary" aria-describedby="move-help" onClick={onDone}>
        Done
      </Button>
    </ActionBar>
  );
}
