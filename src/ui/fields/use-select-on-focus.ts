import { type FocusEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';

/**
 * Selects what the input of this id holds as it gets the focus, by key, mouse or finger, so that typing
 * replaces it. What is shown without being typed, as after a step by an arrow key, is selected as well.
 * `draft`: what is being typed; undefined where `value` is shown.
 */
export function useSelectOnFocus(id: string, draft: string | undefined, value: number | string) {
  /** The press that gives the focus sets the caret afterwards, which would undo the selection. */
  const isEntering = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value that is shown is selected too
  useLayoutEffect(() => {
    const field = document.getElementById(id);
    const isShown = draft === undefined && field === document.activeElement;
    if (isShown && field instanceof HTMLInputElement) field.select();
  }, [id, draft, value]);

  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
    onPointerDown({ currentTarget }: PointerEvent) {
      isEntering.current = currentTarget !== document.activeElement;
    },
    onClick({ currentTarget: field }: MouseEvent<HTMLInputElement>) {
      if (isEntering.current && field.selectionStart === field.selectionEnd) field.select();
      isEntering.current = false;
    },
  };
}
