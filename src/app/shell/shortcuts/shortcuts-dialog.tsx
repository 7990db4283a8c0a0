import { useState } from 'react';
import { useShell } from '../../../state/use-shell.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { KEY_COMBINATIONS, SINGLE_KEYS } from './shortcut-table.ts';
import styles from './shortcuts-dialog.module.css';
import { setSingleKeys, usesSingleKeys } from './single-keys.ts';

/** Lists the keyboard shortcuts, and turns those by a single key off and on. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { remembered } = useShell().storage;
  const [isOn, setOn] = useState(() => usesSingleKeys(remembered));
  const rows = [...(isOn ? SINGLE_KEYS : []), ...KEY_COMBINATIONS];
  return (
    <Dialog open title="Keyboard Shortcuts" onClose={onClose}>
      <dl className={styles.list}>
        {rows.map(({ keys, does }) => (
          <div key={keys} className={styles.row}>
            <dt>
              <kbd className={styles.keys}>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Shortcuts by a single key"
        description="They work while no field has the focus and no dialog is open."
        checked={isOn}
        onChange={(next) => {
          setOn(next);
          setSingleKeys(remembered, next);
        }}
      />
    </Dialog>
  );
}
