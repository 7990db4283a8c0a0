import { expect, type Page, test } from '@playwright/test';
import type { RuleObject } from 'axe-core';
import { findViolations } from '../../scripts/lib/axe.mjs';
import { takeScreenshots } from './screenshots.ts';
import { readTheme, setTheme } from './themes.ts';
import { VIEWPORTS } from './viewports.ts';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** `npm run test:journeys` checks every width and both themes, and runs the journeys tagged `@thorough`. */
const isThorough = (): boolean => test.info().project.name === 'thorough';

/** Expects no axe findings on the page as it is: WCAG 2.2 A and AA, and the best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that is still loading has no heading. By its element: a modal dialog hides the heading from roles.
  await expect(page.locator('h1').first()).toBeAttached();
  await expectNoFindings(page);
}

/** The same for a page that is still loading: it has no heading, since its screen brings one. */
export const expectLoadingAccessible = (page: Page): Promise<void> =>
  expectNoFindings(page, { 'page-has-heading-one': { enabled: false } });

async function expectNoFindings(page: Page, rules: RuleObject = {}): Promise<void> {
  await expectNoAnimations(page);
  const violations = await findViolations(page, { runOnly: { type: 'tag', values: AXE_TAGS }, rules });
  const findings: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const { failureSummary = '', target } of nodes) {
      const selector = target.join(' ');
      if (id === 'target-size' && (await page.evaluate(isUnderStickyBar, selector))) continue;
      findings.push(`${id}: ${help}: ${selector}: ${failureSummary}`);
    }
  }
  expect(findings, 'accessibility findings').toEqual([]);
}

/**
 * Whether a control can be scrolled out from under one that sticks, so that its target is not small. They may
 * meet below the view. A control that sticks itself stands in its own place once the page is at its top,
 * where it is judged.
 */
function isUnderStickyBar(selector: string): boolean {
  const barOf = (from: Element | null): Element | undefined => {
    for (let each = from; each !== null; each = each.parentElement) {
      if (/sticky|fixed/.test(getComputedStyle(each).position)) return each;
    }
    return undefined;
  };
  const element = document.querySelector(selector);
  const bar = barOf(element);
  const canScroll = bar === undefined || (getComputedStyle(bar).position === 'sticky' && scrollY > 0);
  if (element === null || !canScroll) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [...document.querySelectorAll('a, button, input, select, textarea, [tabindex]')].some((over) => {
    const box = over.getBoundingClientRect();
    const meets = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    const other = meets && over.checkVisibility() ? barOf(over) : undefined;
    return other !== undefined && other !== bar;
  });
}

/** Axe misjudges the colours of what fades in or out. */
async function expectNoAnimations(page: Page): Promise<void> {
  const countRunning = () =>
    document.getAnimations().filter(
      ({ effect, playState }) =>
        playState === 'running' &&
        // Null before it begins: nothing changes yet.
        effect?.getComputedTiming().progress !== null &&
        effect?.getTiming().iterations !== Infinity,
    ).length;
  await expect.poll(() => page.evaluate(countRunning)).toBe(0);
}

/**
 * Expects no axe findings on a phone, a tablet and a laptop, and enough contrast in the other theme. Checks
 * only the page as it is unless the run is thorough.
 */
export async function expectAccessibleAtEverySize(page: Page): Promise<void> {
  if (!isThorough()) return expectAccessible(page);
  const [size, theme] = [page.viewportSize(), await readTheme(page)];
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await setTheme(page, theme === 'dark' ? 'light' : 'dark');
    const violations = await findViolations(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
    expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))).toEqual([]);
    await setTheme(page, theme);
  }
  if (size) await page.setViewportSize(size);
}

/**
 * Expects no axe findings in the light theme and, in a thorough run, in the dark one. Takes screenshots under
 * the name where they are asked for.
 */
export async function expectAccessibleInBothThemes(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const theme = await readTheme(page);
  for (const shown of isThorough() ? ['light', 'dark'] : ['light']) {
    await setTheme(page, shown);
    await expectAccessible(page);
  }
  await setTheme(page, theme);
  await takeScreenshots(page, name);
}
