import { lazy } from 'react';
import { BenchForm } from '../features/workshop/entry-form/bench/bench-form.ts';
import { EntryPage } from '../features/workshop/entry-page.tsx';

/** Fetched when an action is tried on the bench. */
const TakeAction = lazy(() =>
  import('../features/combat/take-action/take-action.tsx').then((module) => ({ default: module.TakeAction })),
);

/** An entry of a pack, whose actions are tried in the form of the combat page. */
export function WorkshopEntryScreen() {
  return (
    <BenchForm value={TakeAction}>
      <EntryPage />
    </BenchForm>
  );
}
