import { useLayoutEffect, useRef } from 'react';

/** Sizes of the text, as factors of the sum of a hundredth of the window's width and one of its height. */
const [LARGEST, SMALLEST, STEP] = [1.25, 0.65, 0.05];

/**
 * Makes the text as large as all of the page fits the window, as `--fitting-text` of the root. While the same
 * number of members is shown, it only gets smaller: otherwise it would change as the words of a card do.
 */
export function useFittingText(count: number, content: unknown): void {
  // It runs rarely, and the code that memoises it is longer than the rest.
  'use no memo';
  const size = useRef(LARGEST);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other members are fitted anew
  useLayoutEffect(() => {
    const fitAnew = () => {
      size.current = fitFrom(LARGEST);
    };
    fitAnew();
    addEventListener('resize', fitAnew);
    return () => removeEventListener('resize', fitAnew);
  }, [count]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content changes the height of the page
  useLayoutEffect(() => {
    size.current = fitFrom(size.current);
  }, [content]);
}

/** The first size that fits, from this one down. */
function fitFrom(size: number): number {
  const root = document.documentElement;
  root.style.setProperty('--fitting-text', `${size}`);
  return root.scrollHeight > innerHeight && size > SMALLEST ? fitFrom(size - STEP) : size;
}
