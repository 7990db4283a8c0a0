import { type FormEvent, useId, useState } from 'react';
import { useStore } from 'zustand';
import {
  type FoeDraft,
  foeDraftProblems,
  problemOfField,
  withFoeField,
} from '../../../core/foes/foe-draft.ts';
import { PACK_LIMITS } from '../../../core/lib/limits.ts';
import type { Problem } from '../../../core/lib/problem.ts';
import { useOwnFoes } from '../../../state/foes/foe-rules.ts';
import { useGame } from '../../../state/use-game.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from './foe-form.module.css';
import { FoeNumbers } from './foe-numbers.tsx';
import { FoeSheet } from './foe-sheet.tsx';

/**
 * Makes or edits a foe of the game master's. What is typed is kept when the dialog or the page is left.
 * Rule: docs/rules/foes.md#making-a-foe.
 */
export function FoeFormDialog({ onClose }: { onClose: () => void }) {
  const { foeForm } = useGame();
  const { draft, isChanged } = useStore(foeForm.store);
  if (draft === undefined) return null;
  const close = () => {
    if (!isChanged) foeForm.discard();
    onClose();
  };
  return <OpenForm draft={draft} onClose={close} />;
}

interface OpenFormProps {
  draft: FoeDraft;
  onClose: () => void;
}

function OpenForm({ draft, onClose }: OpenFormProps) {
  const { foeForm } = useGame();
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const taken = useOwnFoes().map((foe) => foe.name);
  const { before, json } = draft;
  const problems = foeDraftProblems(draft, taken);
  const change = (field: string, value: unknown) => foeForm.change(withFoeField(json, field, value));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (problems.length > 0 || isSaving) return;
    setSaving(true);
    const isSaved = await foeForm.save();
    setSaving(false);
    if (isSaved) onClose();
  };
  const name = textOf(json.name);
  return (
    <Dialog
      open
      size="large"
      title={
        before === undefined ? (
          'New foe'
        ) : (
          <>
            Edit <bdi>{before.name}</bdi>
          </>
        )
      }
      onClose={onClose}
      actions={
        <>
          <Button
            kind="quiet"
            onClick={() => {
              foeForm.discard();
              onClose();
            }}
          >
            Discard
          </Button>
          <Button kind="primary" type="submit" form={formId} disabledReason={reasonOf(problems)}>
            Save Foe
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={save} noValidate>
        <TextField
          label="Name"
          value={name}
          error={name === '' ? undefined : problemOfField(problems, 'name')}
          onChange={(next) => change('name', next)}
        />
        <TextArea
          label="Description"
          rows={2}
          value={textOf(json.text)}
          maxLength={PACK_LIMITS.text}
          error={problemOfField(problems, 'text')}
          onChange={(text) => change('text', text)}
        />
        {json.sheet === undefined ? (
          <FoeNumbers json={json} problems={problems} onChange={change} />
        ) : (
          <FoeSheet problems={problems} onChange={(sheet) => change('sheet', sheet)} />
        )}
      </form>
    </Dialog>
  );
}

/** Why a foe cannot be saved. Mistakes are said at their fields, but not that there is no name yet. */
function reasonOf(problems: readonly Problem[]): string | undefined {
  if (problems.length === 0) return undefined;
  return problemOfField(problems, 'name') ?? 'Correct the marked fields first.';
}

/** The text of a field; empty where it has none. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
