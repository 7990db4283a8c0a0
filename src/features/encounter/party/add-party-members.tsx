import { lazy, Suspense, useState } from 'react';
import type { Encounter } from '../../../core/encounter/encounter.ts';
import { Button } from '../../../ui/buttons/button.tsx';

const AddPartyDialog = lazy(() =>
  import('./add-party-dialog.tsx').then((module) => ({ default: module.AddPartyDialog })),
);

/** `Add Party Members`: opens the list of stored characters. */
export function AddPartyMembers({ encounter }: { encounter: Encounter }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Add Party Members
      </Button>
      <Suspense>
        {isOpen ? <AddPartyDialog party={encounter.party} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
