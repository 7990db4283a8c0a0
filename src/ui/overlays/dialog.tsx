import { useState } from 'react';
import { onDemand, usePrepared } from '../on-demand.tsx';
import type { DialogProps } from './dialog-popup.tsx';
import { useBackdrop } from './use-backdrop.ts';

const [DialogPopup, preparePopup] = onDemand(() =>
  import('./dialog-popup.tsx').then((module) => module.DialogPopup),
);

const PREPARES = [preparePopup];

/**
 * A modal dialog. It traps the focus and returns it on close. Until the first one opens it is nothing: its
 * code comes once the browser is idle.
 */
export function Dialog(props: DialogProps) {
  const [isWanted, setWanted] = useState(props.open);
  if (props.open && !isWanted) setWanted(true);
  usePrepared(PREPARES);
  // From the press on: Ctrl+Z before its code is there must not change what it asks about.
  useBackdrop(props.open);
  return isWanted ? <DialogPopup {...props} /> : null;
}
