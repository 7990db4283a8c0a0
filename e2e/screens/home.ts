import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

export class HomeScreen extends Screen {
  readonly newCharacter = this.link('New character');

  async open(): Promise<void> {
    await this.page.goto('/');
  }

  continueWith(character: string): Locator {
    return this.link(`Continue with ${character}`);
  }

  trySample(character: string): Locator {
    return this.button(`Try ${character}, a sample character`);
  }
}
