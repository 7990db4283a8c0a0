import { lazy } from 'react';
import { EncounterPage } from '../features/encounter/encounter-page.tsx';

/** Fetched when a foe with a character sheet takes its first turn. */
const TakeAction = lazy(() =>
  import('../features/combat/take-action/take-action.tsx').then((module) => ({ default: module.TakeAction })),
);

/** The encounters, where a foe with a character sheet acts in the form of the combat page. */
export function EncounterScreen() {
  return <EncounterPage takeAction={TakeAction} />;
}
