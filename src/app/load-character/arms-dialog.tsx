import { Dices } from 'lucide-react';
import { Coat } from '../../cards/arms/coat.tsx';
import {
  type Arms,
  armsFromNumbers,
  CHARGES,
  contrastsOf,
  DIVISIONS,
  TINCTURES,
} from '../../core/arms/arms.ts';
import { capitalise } from '../../core/lib/capitalise.ts';
import { useArms, useChooseArms } from '../../state/use-arms.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './arms-dialog.module.css';

interface ArmsDialogProps {
  name: string;
  onClose: () => void;
}

/** Chooses each part of a coat of arms, or all of them at random. Rule: docs/rules/arms.md#chosen-arms. */
export function ArmsDialog({ name, onClose }: ArmsDialogProps) {
  const arms = useArms(name);
  const choose = useChooseArms(name);
  const change = (part: Partial<Arms>) => {
    const next = { ...arms, ...part };
    const contrasts = contrastsOf(next.field);
    const [first = next.contrast] = contrasts;
    choose({ ...next, contrast: contrasts.includes(next.contrast) ? next.contrast : first });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Coat of Arms"
      description="Each character has a coat made from its name. Choose another one for this browser."
      actions={
        <>
          <Button kind="quiet" onClick={() => choose(undefined)}>
            Use the Generated Coat
          </Button>
          <Button kind="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className={styles.arms}>
        <div className={styles.shown}>
          <Coat arms={arms} size="huge" />
          <Button icon={<Dices />} onClick={() => choose(armsFromNumbers(Math.random))}>
            Draw Another
          </Button>
        </div>
        <div className={styles.fields}>
          <Part
            label="Charge"
            value={arms.charge}
            values={CHARGES}
            onChange={(charge) => change({ charge })}
          />
          <Part label="Field" value={arms.field} values={TINCTURES} onChange={(field) => change({ field })} />
          <Part
            label="Second Color"
            value={arms.contrast}
            values={contrastsOf(arms.field)}
            onChange={(contrast) => change({ contrast })}
          />
          <Part
            label="Division"
            value={arms.division}
            values={DIVISIONS}
            onChange={(division) => change({ division })}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** What a tincture is called by those who do not read blazon. */
const PLAIN_WORDS: Readonly<Record<string, string>> = {
  or: 'Gold',
  argent: 'White',
  gules: 'Red',
  azure: 'Blue',
  vert: 'Green',
  purpure: 'Purple',
  sable: 'Black',
  bordure: 'Border',
  base: 'Base',
  flanches: 'Curved sides',
  'per-pale': 'Left and right',
  'per-fess': 'Top and bottom',
  'per-bend': 'Diagonal',
  'per-bend-sinister': 'Other diagonal',
  pale: 'Stripe',
  chief: 'Top band',
  lily: 'Fleur-de-lis',
};

function Part<Value extends string>({
  label,
  value,
  values,
  onChange,
}: {
  label: string;
  value: Value;
  values: readonly Value[];
  onChange: (value: Value) => void;
}) {
  return (
    <SelectField
      label={label}
      value={value}
      options={values.map((each) => ({ value: each, label: PLAIN_WORDS[each] ?? capitalise(each) }))}
      onChange={(chosen) => {
        const found = values.find((each) => each === chosen);
        if (found !== undefined) onChange(found);
      }}
    />
  );
}
