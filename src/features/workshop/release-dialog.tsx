import { type FormEvent, useId, useState } from 'react';
import { diffPacks } from '../../core/game-data/diff/diff-packs.ts';
import { packFileName, serializePackFile } from '../../core/game-data/editing/pack-file.ts';
import { notesOf, releasedVersion } from '../../core/game-data/editing/release.ts';
import { say, userName } from '../../core/lib/wording.ts';
import { lastStep, offerUndo } from '../../state/offer-undo.ts';
import { useGame } from '../../state/use-game.ts';
import { releasedJson } from '../../state/workshop/edited-pack.ts';
import { useWorkshop } from '../../state/workshop/use-workshop.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { OpenPack } from './pack-gate.tsx';
import styles from './workshop.module.css';

interface ReleaseDialogProps extends OpenPack {
  version: number;
  onDone: () => void;
}

/** Asks for the notes of a version, and releases it. Rule: docs/rules/workshop.md#releasing-a-version. */
export function ReleaseDialog({ pack, version, onDone }: ReleaseDialogProps) {
  const { notices } = useGame();
  const workshop = useWorkshop();
  const form = useId();
  const [notes, setNotes] = useState(() => {
    const before = releasedJson(pack);
    return before === undefined ? '' : notesOf(diffPacks(before, pack.json));
  });
  const release = (event: FormEvent) => {
    event.preventDefault();
    const json = releasedVersion(pack.json, version, notes);
    const released = serializePackFile({ ...pack, json });
    if (!workshop.change(`Release version ${version}`, { json, released })) return;
    offerUndo(
      notices,
      say`Version ${version} of ${userName(packFileName(pack))} is released.`,
      lastStep(workshop),
    );
    onDone();
  };
  return (
    <Dialog
      open
      size="medium"
      title={`Release version ${version}`}
      description="The pack gets this version, and a copy is kept to compare with. It changes no game until you use it."
      onClose={onDone}
      actions={
        <>
          <Button onClick={onDone}>Cancel</Button>
          <Button kind="primary" type="submit" form={form}>
            Release
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={release}>
        <TextArea
          label="Notes"
          description={`They become a page of the rulebook, “Version ${version}”. Leave them empty for none.`}
          value={notes}
          onChange={setNotes}
        />
      </form>
    </Dialog>
  );
}
