import { type FormEvent, useId, useState } from 'react';
import { WordingText } from '../../cards/wording-text.tsx';
import { freeName } from '../../core/lib/free-name.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { Message } from '../../core/lib/wording.ts';
import type { AvailablePack } from '../../state/packs/game-data-state.ts';
import { useGame, useGameDataState } from '../../state/use-game.ts';
import { createPack, type PackStart } from '../../state/workshop/create-pack.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './workshop.module.css';

/** A game, or a pack that holds only what it changes in others. */
export type NewPackKind = 'game' | 'house-rules';

interface NewPackDialogProps {
  kind: NewPackKind;
  onCreated: (name: string) => void;
  onCancel: () => void;
}

const TITLES = { game: 'New Pack', 'house-rules': 'New House Rules' };
const NAMES = { game: 'My Game', 'house-rules': 'House Rules' };

/** Makes a pack: a small game, an empty one, or a copy of another. Rule: docs/rules/workshop.md#my-packs. */
export function NewPackDialog({ kind, onCreated, onCancel }: NewPackDialogProps) {
  const game = useGame();
  const { available } = useGameDataState();
  const form = useId();
  const isTaken = (key: string) =>
    game.storage.workshop.entries().has(key) ||
    available.some((pack) => pack.origin === 'standard' && normaliseName(pack.name) === key);
  const [name, setName] = useState(() => freeName(NAMES[kind], isTaken));
  const [start, setStart] = useState(kind === 'game' ? 'template' : 'empty');
  const [problem, setProblem] = useState<Message>();
  const [isBusy, setBusy] = useState(false);

  const startOf = (chosen: string): PackStart =>
    chosen === 'template' || chosen === 'empty'
      ? chosen
      : (available.find((pack) => copyOf(pack) === chosen) ?? 'empty');
  const choose = (chosen: string) => {
    setStart(chosen);
    const pack = startOf(chosen);
    setName(freeName(typeof pack === 'string' ? NAMES[kind] : pack.name, isTaken));
  };
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const made = await createPack(game, startOf(start), name);
    setBusy(false);
    if (made.ok) onCreated(name.trim());
    else setProblem(made.problem);
  };

  return (
    <Dialog
      open
      title={TITLES[kind]}
      description={
        kind === 'game'
          ? undefined
          : 'House rules contain only what they change. They are used together with other packs, and take precedence.'
      }
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button kind="primary" type="submit" form={form}>
            Create
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void create(event)}>
        {kind === 'game' ? (
          <SelectField
            label="Start with"
            value={start}
            onChange={choose}
            options={[
              { value: 'template', label: 'A small working game' },
              { value: 'empty', label: 'Nothing' },
              ...available.map((pack) => ({ value: copyOf(pack), label: `Copy of ${pack.name}` })),
            ]}
          />
        ) : null}
        <TextField
          label="Name"
          value={name}
          onChange={(value) => {
            setName(value);
            setProblem(undefined);
          }}
          error={problem === undefined ? undefined : <WordingText wording={problem} />}
        />
      </form>
    </Dialog>
  );
}

const copyOf = ({ origin, name }: AvailablePack): string => `${origin} ${name}`;
