import { BenchForm } from '../features/workshop/entry-form/bench/bench-form.ts';
import { EntryPage } from '../features/workshop/entry-page.tsx';
import { onDemand } from '../ui/on-demand.tsx';

/** Fetched when an action is tried on the bench. */
const [TakeAction] = onDemand(() =>
  import('../features/combat/take-action/take-action.tsx').then((module) => module.TakeAction),
);

/** An entry of a pack, whose actions are tried in the form of the combat page. */
export function WorkshopEntryScreen() {
  return (
    <BenchForm value={TakeAction}>
      <EntryPage />
    </BenchForm>
  );
}
