import { paths } from './paths.ts';

export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

export interface NavigationSection {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** The sidebar's four sections. Rule: docs/rules/screens.md#navigation. */
export const NAVIGATION_SECTIONS: readonly NavigationSection[] = [
  {
    title: 'Character',
    links: [
      { label: 'New Character', to: paths.newCharacter },
      { label: 'Characters', to: paths.characterStorage },
      { label: 'Receive', to: paths.receive },
    ],
  },
  {
    title: 'Game Data',
    links: [
      { label: 'Summary', to: paths.gameData },
      { label: 'Rulebook', to: paths.rulebook },
      { label: 'Actions', to: paths.actions },
      { label: 'Items', to: paths.itemGlossary },
      { label: 'Status Effects', to: paths.statusEffects },
      { label: 'Talents', to: paths.talentGlossary },
      { label: 'Foes', to: paths.foes },
      { label: 'Management', to: paths.management('manage') },
      { label: 'My packs', to: paths.workshop },
    ],
  },
  {
    title: 'Game Master',
    links: [
      { label: 'Encounters', to: paths.encounter('manager') },
      { label: 'Table', to: paths.table },
    ],
  },
  {
    title: 'Settings',
    links: [
      { label: 'Settings', to: paths.settings },
      { label: 'Patch Notes', to: paths.patchNotes },
    ],
  },
];

/** The links of the loaded character, shown only while one is loaded. */
export function characterLinks(name: string): readonly NavigationLink[] {
  return [
    { label: 'Sheet', to: paths.sheet(name) },
    { label: 'Combat', to: paths.combat(name) },
    { label: 'Add Items', to: paths.items(name, 'add') },
    { label: 'Add Talents', to: paths.talents(name, 'add') },
    { label: 'Edit Skills', to: paths.skills(name) },
    { label: 'Revert', to: paths.revert(name) },
  ];
}
