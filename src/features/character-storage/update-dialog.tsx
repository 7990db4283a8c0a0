import { useState } from 'react';
import type { UpgradeDrop } from '../../core/character/migrations/upgrade-drops.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { type LoadPlan, withLoweredBarsFilled } from '../../state/characters/load-plan.ts';
import { useSnapshotWords } from '../../state/snapshot-words.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import styles from './update-dialog.module.css';

const DROPS: Readonly<Record<UpgradeDrop['what'], string>> = {
  item: 'Item',
  species: 'Species',
  combat: 'Combat in',
  'status effect': 'Status effect',
  'history entry': 'History entry',
};

interface UpdateDialogProps {
  plan: LoadPlan;
  onConfirm: (plan: LoadPlan) => void;
  onCancel: () => void;
}

/**
 * Lists what each version after the sheet's version changes, and by name what the sheet loses.
 * Rule: docs/rules/loading-and-upgrade.md#update-dialog.
 */
export function UpdateDialog({ plan, onConfirm, onCancel }: UpdateDialogProps) {
  const snapshot = useSnapshotWords();
  const [isFilling, setFilling] = useState(false);
  const { upgrade } = plan;
  if (upgrade === undefined) return null;
  return (
    <ConfirmDialog
      open
      size="medium"
      title={
        <>
          Update <bdi>{plan.stored.name}</bdi>?
        </>
      }
      description={
        upgrade.isFromTheFuture
          ? `This character was made by a newer version of Tabard. Anything that this version doesn’t know may be lost. ${snapshot}`
          : `Saved by version ${upgrade.from}. Updating it changes the following. ${snapshot}`
      }
      onConfirm={() => onConfirm(isFilling ? withLoweredBarsFilled(plan) : plan)}
      onCancel={onCancel}
    >
      {upgrade.changes.map(({ label, changes }) => (
        <section key={label}>
          <h3 className={styles.version}>{label}</h3>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      ))}
      {upgrade.drops.length > 0 ? (
        <section>
          <h3>What the character loses</h3>
          <ul>
            {upgrade.drops.map(({ what, name, at }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two items may have one name, and the list never reorders
              <li key={index}>
                {DROPS[what]} <bdi>{name}</bdi>
                {at === undefined ? null : <Moment at={at} />}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {upgrade.lowered.length > 0 ? (
        <section>
          <h3>Bars that go down</h3>
          <ul>
            {upgrade.lowered.map(({ bar, from, to }) => (
              <li key={bar}>
                {wordFor(plan.gameData, bar)}: {from} → {to}
              </li>
            ))}
          </ul>
          <Checkbox label="Fill these bars to their maximum" checked={isFilling} onChange={setFilling} />
        </section>
      ) : null}
      {upgrade.losses.length > 0 ? (
        <section>
          <h3>Invalid values</h3>
          <p>These are removed:</p>
          <ul>
            {upgrade.losses.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <bdi>{path}</bdi>: {message}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </ConfirmDialog>
  );
}

/** When a history entry was made; nothing where its date is none. */
function Moment({ at }: { at: number }) {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  return ` of ${date.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}`;
}
