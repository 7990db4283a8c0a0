import { Plus } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useWords } from '../../../cards/terms/use-words.ts';
import { addPotential, potentialPreview } from '../../../core/character/resources.ts';
import { useGame } from '../../../state/use-game.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Figure } from '../../../ui/feedback/figure.tsx';
import { Meter } from '../../../ui/feedback/meter.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Explain } from '../../../ui/overlays/explain.tsx';
import type { TileDefinition } from '../tile-definition.ts';
import { useSheet } from '../use-sheet.ts';
import styles from './potential.module.css';

/** The character's potential: total, used and free. */
function PotentialTile() {
  const word = useWords()('POTENTIAL');
  const total = useSheet(({ sheet }) => sheet.potential);
  const { used, free } = useSheet(({ potential }) => potential);
  const { reached, taken } = useSheet(({ pinnacles }) => pinnacles);
  return (
    <div className={styles.potential}>
      <div className={styles.figures}>
        <Figure label="Total" size="row" value={<Fitted number={total} />} />
        <Figure
          label="Used"
          size="row"
          value={
            <Fitted number={used.total}>
              <Explain label={`Used ${word}`} total={used.total} parts={used.parts} />
            </Fitted>
          }
        />
        <Figure
          label="Free"
          size="row"
          value={
            <Fitted number={free.total}>
              <Explain label={`Free ${word}`} total={free.total} parts={free.parts} />
            </Fitted>
          }
        />
        {reached.total > 0 ? (
          <Figure
            label="Pinnacles"
            size="row"
            tone="pinnacle"
            value={
              <Explain label="Pinnacles taken" total={taken.total} parts={taken.parts} freeSide="left" />
            }
            unit={
              <>
                {'/ '}
                <Explain label="Pinnacles reached" total={reached.total} parts={reached.parts} />
              </>
            }
          />
        ) : null}
      </div>
      <div className={styles.meter}>
        <Meter value={used.total} max={total} tone="plain" />
      </div>
    </div>
  );
}

/** The button that adds potential, for the end of the title. */
function AddPotentialButton() {
  const word = useWords()('POTENTIAL');
  const [isAdding, setAdding] = useState(false);
  return (
    <span className={styles.add}>
      <Button kind="quiet" icon={<Plus />} data-first-stop onClick={() => setAdding(true)}>
        Add {word}
      </Button>
      {isAdding ? <AddPotential onClose={() => setAdding(false)} /> : null}
    </span>
  );
}

/** A number of any length that fits its tile. */
function Fitted({ number, children = number }: { number: number; children?: ReactNode }) {
  return (
    <span className={styles.fitted} style={{ '--digits': String(number).length } as CSSProperties}>
      {children}
    </span>
  );
}

function AddPotential({ onClose }: { onClose: () => void }) {
  const { loaded } = useGame();
  const word = useWords()('POTENTIAL');
  const [amount, setAmount] = useState(0);
  const preview = useSheet(({ sheet }) => potentialPreview(sheet, amount, word));
  const add = () => {
    if (amount === 0) return;
    if (loaded.change(`Add ${word}`, (sheet) => addPotential(sheet, amount))) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Add ${word}`}
      confirmDisabled={amount === 0}
      onConfirm={add}
      onCancel={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <NumberField label={`${word} to add`} min={0} fallback={0} value={amount} onChange={setAmount} />
        <p className={styles.preview} role="status">
          {preview}
        </p>
      </form>
    </ConfirmDialog>
  );
}

export const POTENTIAL_TILE: TileDefinition = {
  id: 'potential',
  title: 'Potential',
  labelled: 'POTENTIAL',
  isFigure: true,
  isDense: true,
  places: {
    xlWidest: { section: 1, lane: 0, band: 0, x: 0, w: 3 },
    xlWide: { section: 0, lane: 0, band: 1, x: 0, w: 5 },
    xl: { section: 1, lane: 0, band: 0, x: 0, w: 3 },
    lg: { section: 1, lane: 0, band: 0, x: 0, w: 4 },
    md: { section: 1, lane: 0, band: 0, x: 0, w: 5 },
    // Several status effects are higher than the equipment: then it stands below that.
    sm: { section: 1, lane: 0, band: 0, x: 0, w: 3, otherwise: { lane: 1, band: 1, x: 3, w: 3 } },
    xs: { section: 0, lane: 0, band: 8, x: 0, w: 4 },
    xxs: { section: 0, lane: 0, band: 8, x: 0, w: 2 },
  },
  aside: <AddPotentialButton />,
  content: <PotentialTile />,
};
