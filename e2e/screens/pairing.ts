import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** The screen of a device that opens seats: `/settings/devices`, and the table of the game master. */
export class SeatsScreen extends Screen {
  readonly answerField = this.textbox('Answer');
  readonly connect = this.button('Connect');
  readonly camera = this.button('Scan with the camera');

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  seat(name: string): Locator {
    return this.page.getByRole('article', { name });
  }

  /** What a seat says of its connection. */
  state(name: string): Locator {
    return this.seat(name).getByRole('status').first();
  }

  /** The link of the code that a seat shows. */
  async linkOf(name: string): Promise<string> {
    return this.seat(name)
      .getByLabel(/^Link of/)
      .inputValue();
  }

  async takeAnswer(answer: string): Promise<void> {
    await this.answerField.fill(answer);
    await this.connect.click();
  }
}

/** The screen of a device that takes a seat. */
export class JoinScreen extends Screen {
  readonly answerField = this.textbox('Your answer');
  readonly answerCode = this.page.getByRole('img', { name: 'QR code of your answer' });
  readonly connection = this.page.getByRole('main').getByRole('status').first();

  async open(link = '/table/join'): Promise<void> {
    await this.page.goto(link);
  }
}
