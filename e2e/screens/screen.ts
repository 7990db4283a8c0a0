import { expect, type Locator, type Page } from '@playwright/test';
import { type DownloadedFile, download } from '../support/files.ts';

type Name = string | RegExp;

/** What every screen has: a heading, controls by role and name, dialogs, save state, undo, sidebar. */
export class Screen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  button(name: Name): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  link(name: Name): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  textbox(name: Name): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  searchbox(name: Name): Locator {
    return this.page.getByRole('searchbox', { name, exact: true });
  }

  numberField(name: Name): Locator {
    return this.page.getByRole('spinbutton', { name, exact: true });
  }

  combobox(name: Name): Locator {
    return this.page.getByRole('combobox', { name, exact: true });
  }

  /** The option that a combobox shows. */
  selectedOption(combobox: Name): Locator {
    return this.combobox(combobox).getByRole('option', { selected: true });
  }

  slider(name: Name): Locator {
    return this.page.getByRole('slider', { name, exact: true });
  }

  switch(name: Name): Locator {
    return this.page.getByRole('switch', { name, exact: true });
  }

  tab(name: Name): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  tabPanel(name: Name): Locator {
    return this.page.getByRole('tabpanel', { name, exact: true });
  }

  region(name: Name): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  article(name: Name): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  items(list: Name): Locator {
    return this.page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
  }

  /** A text or a part of it, anywhere on the screen. */
  text(text: Name): Locator {
    return this.page.getByText(text);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  dialogNamed(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  get yes(): Locator {
    return this.dialog.getByRole('button', { name: 'Yes' });
  }

  get no(): Locator {
    return this.dialog.getByRole('button', { name: 'No' });
  }

  /** A message that is announced and contains a text. */
  status(text: Name): Locator {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  /** An urgent message that contains a text. */
  alert(text: Name): Locator {
    return this.page.getByRole('alert').filter({ hasText: text });
  }

  get saved(): Locator {
    return this.page.getByText('Saved', { exact: true });
  }

  get notSaved(): Locator {
    return this.page.getByText('Not saved', { exact: true });
  }

  get undo(): Locator {
    return this.button('Undo');
  }

  get redo(): Locator {
    return this.button('Redo');
  }

  async openTab(name: Name): Promise<void> {
    await this.tab(name).click();
    // Which follows its tab.
    await expect(this.tabPanel(name)).toBeVisible();
  }

  async openSidebar(): Promise<void> {
    await this.button('Toggle sidebar').click();
  }

  /** Goes to a screen by the sidebar, without a reload. */
  async goTo(link: string): Promise<void> {
    await this.openSidebar();
    await this.page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: link, exact: true })
      .click();
  }

  /** Opens an address, below the base path. */
  async openAddress(address: string): Promise<void> {
    await this.page.goto(address);
    await expect(this.heading).toBeVisible();
  }

  async expandSection(name: string): Promise<void> {
    await this.region(name).getByRole('button', { name: 'Expand', exact: true }).click();
  }

  collapseButton(section: string): Locator {
    return this.region(section).getByRole('button', { name: 'Collapse', exact: true });
  }

  /** Presses the button that downloads a file. */
  download(button: string): Promise<DownloadedFile> {
    return download(this.page, () => this.button(button).click());
  }
}
