import { test as base, expect, type Page } from '@playwright/test';
import { CharactersScreen } from '../screens/characters.ts';
import { CombatScreen } from '../screens/combat.ts';
import { DataSection } from '../screens/data-section.ts';
import { EncounterScreen } from '../screens/encounter.ts';
import { EncountersScreen } from '../screens/encounters.ts';
import { EntryForm } from '../screens/entry-form.ts';
import { GlossaryScreen } from '../screens/glossary.ts';
import { HomeScreen } from '../screens/home.ts';
import { ItemsScreen } from '../screens/items.ts';
import { LoadFailureScreen } from '../screens/load-failure.ts';
import { ManagePacksScreen } from '../screens/manage-packs.ts';
import { NewCharacterScreen } from '../screens/new-character.ts';
import { NewEncounterScreen } from '../screens/new-encounter.ts';
import { PatchNotesScreen } from '../screens/patch-notes.ts';
import { RescueScreen } from '../screens/rescue.ts';
import { RevertScreen } from '../screens/revert.ts';
import { RulebookScreen } from '../screens/rulebook.ts';
import { Screen } from '../screens/screen.ts';
import { SearchDialog } from '../screens/search.ts';
import { SettingsScreen } from '../screens/settings.ts';
import { SheetScreen } from '../screens/sheet.ts';
import { SheetLayout } from '../screens/sheet-layout.ts';
import { SkillsScreen } from '../screens/skills.ts';
import { TalentsScreen } from '../screens/talents.ts';
import { UpdateNotice } from '../screens/update-notice.ts';
import { UploadPackScreen } from '../screens/upload-pack.ts';
import { WorkshopScreen } from '../screens/workshop.ts';
import { collectErrors, type PageErrors } from './page-errors.ts';

const SCREENS = {
  app: Screen,
  characters: CharactersScreen,
  combat: CombatScreen,
  dataSection: DataSection,
  encounter: EncounterScreen,
  encounters: EncountersScreen,
  entryForm: EntryForm,
  glossary: GlossaryScreen,
  home: HomeScreen,
  items: ItemsScreen,
  loadFailure: LoadFailureScreen,
  managePacks: ManagePacksScreen,
  newCharacter: NewCharacterScreen,
  newEncounter: NewEncounterScreen,
  patchNotes: PatchNotesScreen,
  rescue: RescueScreen,
  revert: RevertScreen,
  rulebook: RulebookScreen,
  search: SearchDialog,
  settings: SettingsScreen,
  sheet: SheetScreen,
  sheetLayout: SheetLayout,
  skills: SkillsScreen,
  talents: TalentsScreen,
  updateNotice: UpdateNotice,
  uploadPack: UploadPackScreen,
  workshop: WorkshopScreen,
};

type Screens = { [Name in keyof typeof SCREENS]: InstanceType<(typeof SCREENS)[Name]> };

/** A fixture that hands a test a screen of its page. */
const screenOf =
  <S>(screen: new (page: Page) => S) =>
  async ({ page }: { page: Page }, use: (screen: S) => Promise<void>) =>
    use(new screen(page));

/** Playwright's test with the screens as fixtures. It fails on every error that `collectErrors` finds. */
export const test = base
  .extend<{ errors: PageErrors }>({
    errors: [
      async ({ context, baseURL }, use) => {
        const errors = await collectErrors(context, baseURL);
        await use(errors);
        expect(errors.list, 'errors in the background').toEqual([]);
      },
      { auto: true },
    ],
  })
  .extend<Screens>(
    Object.fromEntries(Object.entries(SCREENS).map(([name, screen]) => [name, screenOf(screen)])),
  );

export { expect };
