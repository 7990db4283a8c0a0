import { Screen } from './screen.ts';

/** The page in place of a sheet that cannot be loaded by its address. */
export class LoadFailureScreen extends Screen {
  readonly code = this.text(/^Load failure/);
  readonly newCharacter = this.main.getByRole('link', { name: 'New Character' });
  readonly gameData = this.main.getByRole('link', { name: 'Game Data' });
  readonly loadingPage = this.main.getByRole('link', { name: 'Loading Page' });
}
