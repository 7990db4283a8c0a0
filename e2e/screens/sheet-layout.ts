import { expect } from '@playwright/test';
import { type Box, settledBoxOf } from '../support/layout.ts';
import { CharactersScreen } from './characters.ts';
import { NewCharacterScreen } from './new-character.ts';
import { SheetScreen, TILES } from './sheet.ts';

type Places = Record<(typeof TILES)[number], Box>;

/** The size of a tile's content and of the space for it, in pixels. */
interface TileFit {
  readonly tile: string;
  readonly hasNotes: boolean;
  readonly width: number;
  readonly neededWidth: number;
  readonly height: number;
  readonly contentHeight: number;
  readonly neededHeight: number;
}

/** The sheet as a grid: where its tiles are, and whether they fit. */
export class SheetLayout extends SheetScreen {
  /** Opens the sheet of a new character. */
  async openNew(): Promise<void> {
    await new NewCharacterScreen(this.page).create('Aria');
    await this.firstSteps.getByRole('button', { name: 'Dismiss' }).click();
    await this.expectTiles();
  }

  /** Opens the sheet of a sample character, which has something in every tile. */
  async openSample(): Promise<void> {
    await new CharactersScreen(this.page).loadSample('Ilse Wren');
    await this.expectTiles();
  }

  /** Waits until all tiles are there. */
  private async expectTiles(): Promise<void> {
    await expect(this.page.getByRole('region')).toHaveCount(TILES.length);
  }

  /** Where a tile is, once it has stopped moving. */
  async place(tile: string): Promise<Box> {
    return settledBoxOf(this.tile(tile));
  }

  async places(): Promise<Places> {
    const places = TILES.map(async (tile) => [tile, await this.place(tile)] as const);
    return Object.fromEntries(await Promise.all(places)) as Places;
  }

  /** How the content of each tile fits in. */
  fits(): Promise<readonly TileFit[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('[data-tile-content]')].map((content) => {
        const body = content.parentElement as HTMLElement;
        return {
          tile: content.closest('[data-tile]')?.getAttribute('data-tile') ?? '',
          hasNotes: content.querySelector('textarea') !== null,
          width: body.clientWidth,
          neededWidth: content.scrollWidth,
          height: body.clientHeight,
          contentHeight: content.clientHeight,
          neededHeight: body.scrollHeight,
        };
      }),
    );
  }

  /** Drags the mouse from where it is by so many steps, and lets go. */
  async drag(x: number, y: number): Promise<void> {
    await this.page.mouse.down();
    await this.page.mouse.move(x, y, { steps: 10 });
    await this.page.mouse.up();
  }

  /** Expects the last change that can be undone. */
  async expectLastChange(change: string): Promise<void> {
    await expect(this.undo).toHaveAccessibleDescription(change);
  }
}
