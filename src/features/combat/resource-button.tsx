import type { SheetResource } from '../../core/character/resources.ts';
import { useResource } from '../../state/characters/use-resource.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import styles from './resource-button.module.css';

interface ResourceButtonProps {
  field: SheetResource;
  label: string;
  value: number;
  max?: number;
}

/** A resource as a number that opens a field to change it, such as for damage or healing. */
export function ResourceButton({ field, label, value, max }: ResourceButtonProps) {
  const change = useResource(field, label);
  return (
    <Popover
      title={label}
      titleHidden
      trigger={
        <button type="button" className={styles.number} aria-label={`Change ${label}: ${value}`}>
          {value}
        </button>
      }
    >
      <NumberField
        label={label}
        size="figure"
        undoable
        min={0}
        max={max}
        // With a maximum, text that is not a number changes nothing: as 0 it would empty the bar.
        fallback={max === undefined ? 0 : undefined}
        value={value}
        onChange={change}
      />
    </Popover>
  );
}
