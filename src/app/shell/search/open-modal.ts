/**
 * Opens a native dialog as a modal one. It is in the next frame; only after that is the rest of the page made
 * inert, since that restyles every element of it. Until then it is not `open`, and `close()` does nothing.
 * @returns what calls that off
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const opener = document.activeElement;
  dialog.popover = 'manual';
  dialog.showPopover();
  const hide = () => {
    dialog.hidePopover();
    dialog.popover = null;
    // The modal dialog returns the focus to where it is then.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      // In one task, so that nothing of it shows.
      hide();
      dialog.showModal();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    if (dialog.popover !== null) hide();
  };
}
