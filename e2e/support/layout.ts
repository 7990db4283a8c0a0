import { expect, type Locator, type Page } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** By how many pixels the page is wider than the window; 0 or less where it fits. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** The box of an element in the window, in pixels; throws where it is not rendered. */
export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator} is not rendered.`);
  return box;
}

/** The box of an element in the document, in pixels, once it has stopped moving: for three frames. */
export async function settledBoxOf(locator: Locator): Promise<Box> {
  let box: Box | undefined;
  // Nothing comes of an element that is replaced meanwhile: the next try finds the other.
  await expect(async () => {
    box = await locator.evaluate(boxAtRest);
    expect(box).toBeDefined();
  }).toPass();
  return box!;
}

/** In the page. */
async function boxAtRest(element: Element): Promise<Box | undefined> {
  const read = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y: y + window.scrollY, width, height };
  };
  let box = read();
  for (let frames = 0; element.isConnected; frames += 1) {
    if (frames === 3) return box;
    await new Promise(requestAnimationFrame);
    const next = read();
    if (JSON.stringify(next) !== JSON.stringify(box)) frames = -1;
    box = next;
  }
  return undefined;
}

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The words on the page's buttons that stand on more than one line. */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const button of document.querySelectorAll('main :is(button, label, a)')) {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
    }
    return broken;
  });
