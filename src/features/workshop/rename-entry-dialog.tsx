import { type FormEvent, useId, useState } from 'react';
import type { Result } from '../../core/lib/result.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './workshop.module.css';

interface RenameEntryDialogProps {
  name: string;
  /** What follows the new name. */
  description?: string;
  /** Fails with the reason where it cannot have the name. */
  rename: (name: string) => Result<unknown, string> | Promise<Result<unknown, string>>;
  onDone: () => void;
}

/** Asks for another name of an entry or a pack. */
export function RenameEntryDialog({
  name,
  description = 'Everything in the pack that refers to it is updated.',
  rename,
  onDone,
}: RenameEntryDialogProps) {
  const form = useId();
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const next = text.trim();
    const renamed = next === name ? undefined : await rename(next);
    if (renamed === undefined || renamed.ok) onDone();
    else setProblem(renamed.problem);
  };
  return (
    <Dialog
      open
      title={
        <>
          Rename <bdi>{name}</bdi>
        </>
      }
      description={description}
      onClose={onDone}
      actions={
        <>
          <Button onClick={onDone}>Cancel</Button>
          <Button kind="primary" type="submit" form={form}>
            Rename
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label="Name"
          value={text}
          onChange={(value) => {
            setText(value);
            setProblem(undefined);
          }}
          error={problem}
        />
      </form>
    </Dialog>
  );
}
