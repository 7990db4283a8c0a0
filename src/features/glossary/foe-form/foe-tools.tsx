import { Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { newFoeDraft, sheetFoeDraft } from '../../../core/foes/foe-draft.ts';
import { draftName } from '../../../state/foes/foe-form.ts';
import { useGame } from '../../../state/use-game.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import styles from './foe-tools.module.css';

const [FoeFormDialog] = onDemand(() =>
  import('./foe-form-dialog.tsx').then((module) => module.FoeFormDialog),
);
const [CharacterFoeDialog] = onDemand(() =>
  import('./character-foe-dialog.tsx').then((module) => module.CharacterFoeDialog),
);

interface FoeToolsProps {
  /** Whether the form is shown. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  isTaken: (key: string) => boolean;
}

/** Buttons that make a foe, and the form. Rule: docs/rules/foes.md#making-a-foe. */
export function FoeTools({ isOpen, onOpen, isTaken }: FoeToolsProps) {
  const { foeForm } = useGame();
  const { draft } = useStore(foeForm.store);
  const [isChoosing, setChoosing] = useState(false);
  const name = draft && draftName(draft);
  return (
    <div className={styles.tools}>
      {draft === undefined ? null : (
        <Button kind="primary" aria-haspopup="dialog" onClick={() => onOpen(true)}>
          {name === '' ? (
            'Continue the new foe'
          ) : (
            <>
              Continue with <bdi>{name}</bdi>
            </>
          )}
        </Button>
      )}
      <Button
        kind={draft === undefined ? 'primary' : 'plain'}
        icon={<Plus />}
        aria-haspopup="dialog"
        onClick={() => {
          foeForm.begin(newFoeDraft());
          onOpen(true);
        }}
      >
        New Foe
      </Button>
      <Button icon={<UserPlus />} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        Make a Foe from a Character
      </Button>
      {isOpen && draft !== undefined ? <FoeFormDialog onClose={() => onOpen(false)} /> : null}
      {isChoosing ? (
        <CharacterFoeDialog
          onClose={() => setChoosing(false)}
          onChoose={({ name: character, value }) => {
            foeForm.begin(sheetFoeDraft(character, value.json, isTaken));
            setChoosing(false);
            onOpen(true);
          }}
        />
      ) : null}
    </div>
  );
}
