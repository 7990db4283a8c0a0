import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

/** How soon a second tap at the same place belongs to the first, in milliseconds. */
const DOUBLE_TAP_MS = 400;

/** Waits as a thumb does that looks at what its last tap brought. A tap at once would end a double tap. */
export const lookFirst = (page: Page): Promise<void> => page.waitForTimeout(DOUBLE_TAP_MS);

/**
 * Counts what a hand does on a phone or a laptop. Scrolling and typing are no taps; to reach a field is one.
 */
export class Taps {
  /** What was tapped, in order: ``button `Roll dice` ``. */
  readonly script: string[] = [];
  /** Typed, one by one. */
  characters = 0;
  readonly by: 'finger' | 'mouse';

  constructor(by: 'finger' | 'mouse' = 'finger') {
    this.by = by;
  }

  get count(): number {
    return this.script.length;
  }

  async tap(control: Locator): Promise<void> {
    this.script.push(await roleAndName(control));
    if (this.by === 'mouse') return control.click();
    await lookFirst(control.page());
    await control.tap();
  }

  /** Types where the focus is. */
  async write(page: Page, text: string): Promise<void> {
    this.characters += text.length;
    await page.keyboard.type(text);
  }

  /** Types into a field, after a tap on it. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    this.characters += text.length;
    await field.fill(text);
  }

  /** Chooses in a list that opens: a tap opens it, and another chooses. */
  async choose(list: Locator, label: string): Promise<void> {
    this.script.push(await roleAndName(list), `option \`${label}\``);
    await list.selectOption({ label });
  }
}

/** A control as a screen reader calls it, once it can: a dialog that closes hides the page for a moment. */
async function roleAndName(control: Locator): Promise<string> {
  let called = '';
  await expect(async () => {
    const snapshot = await control.ariaSnapshot();
    const [, role, name] = /^- '?(\w+) "((?:[^"\\]|\\.)*)"/.exec(snapshot) ?? [];
    if (role === undefined) throw new Error(`No role and name in ${snapshot}`);
    called = `${role} \`${name}\``;
  }).toPass();
  return called;
}

/** The numbered list below a heading of docs/rules/taps.md. */
export function tapsInDocs(heading: string): readonly string[] {
  const page = readFileSync('docs/rules/taps.md', 'utf8');
  const section = page.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^\d+\. (\w+ `[^`]+`)/gm)].map(([, tap = '']) => tap);
}
