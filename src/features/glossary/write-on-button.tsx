import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import styles from './glossary.module.css';

const [WriteOnDialog] = onDemand(() =>
  import('./write-on-dialog.tsx').then((module) => module.WriteOnDialog),
);

interface WriteOnButtonProps {
  /** The id of its list in a pack. */
  list: string;
  name: string;
}

/** Takes an entry of the game data into the workshop. Rule: docs/rules/workshop.md#from-a-glossary. */
export function WriteOnButton({ list, name }: WriteOnButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={`screen-only ${styles.besideTitle}`}>
      <IconButton
        label={`Write on ${name}`}
        icon={<PencilLine aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen ? <WriteOnDialog list={list} name={name} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}
