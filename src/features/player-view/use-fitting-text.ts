import { useEffect, useLayoutEffect, useRef } from 'react';

/** Sizes of the text, as factors of the sum of a hundredth of the window's width and one of its height. */
const [MAX_SIZE, MIN_SIZE, STEP] = [1.9, 0.6, 0.04];
/** That of sentences alone. */
const WITHOUT_MEMBERS = 1;

/**
 * Makes the text as large as all of the page fits the window, as `--fitting-text` of the root. While the same
 * number of members is shown, it only gets smaller: otherwise it would change as the words of a card do.
 */
export function useFittingText(count: number, content: unknown): void {
  // It runs rarely, and the code that memoises it is longer than the rest.
  'use no memo';
  const fitted = useRef({ count: -1, size: MAX_SIZE });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content changes the height of the page
  useLayoutEffect(() => {
    const { current } = fitted;
    fitted.current = { count, size: fitFrom(count === current.count ? current.size : largest(count)) };
  }, [count, content]);
  useEffect(() => {
    const fitAnew = () => {
      fitted.current.size = fitFrom(largest(fitted.current.count));
    };
    addEventListener('resize', fitAnew);
    return () => removeEventListener('resize', fitAnew);
  }, []);
}

function largest(count: number): number {
  return count > 0 ? MAX_SIZE : WITHOUT_MEMBERS;
}

function fits(size: number): boolean {
  const root = document.documentElement;
  root.style.setProperty('--fitting-text', `${size}`);
  return root.scrollHeight <= innerHeight;
}

/** The largest size that fits, of this one and smaller ones. */
function fitFrom(size: number): number {
  if (fits(size)) return size;
  let [fitting, tooLarge] = [MIN_SIZE, size];
  while (tooLarge - fitting > STEP) {
    const middle = (fitting + tooLarge) / 2;
    if (fits(middle)) fitting = middle;
    else tooLarge = middle;
  }
  fits(fitting);
  return fitting;
}
