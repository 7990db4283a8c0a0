import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { paths } from '../../../app/paths.ts';
import type { Connection } from '../../../core/table/connection.ts';
import {
  type CopiedKind,
  type DifferentRecord,
  type RecordDifference,
  recordKey,
} from '../../../core/table/pairing-records.ts';
import { type DeviceSession, deviceSession } from '../../../state/pairing/device-session.ts';
import { useGame } from '../../../state/use-game.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import styles from '../pairing/pairing.module.css';

const KINDS: Readonly<Record<CopiedKind, string>> = {
  characters: 'Character',
  encounters: 'Encounter',
  foes: 'Foe',
  settings: 'Settings',
  packs: 'Game data pack',
};

const DIFFERENCES: Readonly<Record<RecordDifference, string>> = {
  new: 'not on this device',
  newer: 'newer on the other device: replaces yours',
  both: 'changed on both: yours stays, theirs is added as recovered',
};

/**
 * What another device of the same person has, to copy it to this one.
 * Rule: docs/rules/pairing.md#own-devices.
 */
export function DeviceCopy({ connection }: { connection: Connection }) {
  const session = deviceSession(useGame(), connection);
  const { different } = useStore(session.store);
  return (
    <section className={styles.panel} aria-labelledby="to-copy">
      <h2 id="to-copy">On the other device</h2>
      {different === undefined ? <p role="status">Comparing …</p> : null}
      {different?.length === 0 ? (
        <p role="status">
          It has nothing that is missing or older on this device. To copy the other way, choose on that
          device.
        </p>
      ) : null}
      {different !== undefined && different.length > 0 ? (
        <Choice session={session} different={different} />
      ) : null}
    </section>
  );
}

function Choice({ session, different }: { session: DeviceSession; different: readonly DifferentRecord[] }) {
  const navigate = useNavigate();
  const { isCopying } = useStore(session.store);
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  const documents = different.filter(({ kind }) => kind !== 'packs');
  const chosen = documents.filter((record) => !dropped.has(recordKey(record)));
  const choose = (key: string, isChosen: boolean) => {
    const next = new Set(dropped);
    if (isChosen) next.delete(key);
    else next.add(key);
    setDropped(next);
  };
  const openPack = async (record: DifferentRecord) => {
    const packText = await session.readPack(record);
    if (packText !== undefined) await navigate(paths.management('upload'), { state: { packText } });
  };
  return (
    <>
      {documents.map((record) => {
        const key = recordKey(record);
        return (
          <Checkbox
            key={key}
            label={record.name}
            description={`${KINDS[record.kind]}, ${describe(record)}`}
            checked={!dropped.has(key)}
            onChange={(isChosen) => choose(key, isChosen)}
          />
        );
      })}
      {documents.length > 0 ? (
        <div className={styles.buttons}>
          <Button
            kind="primary"
            disabledReason={chosen.length === 0 ? 'Choose at least one.' : undefined}
            disabled={isCopying}
            onClick={() => void session.copy(chosen)}
          >
            Copy to this device
          </Button>
        </div>
      ) : null}
      {different
        .filter(({ kind }) => kind === 'packs')
        .map((record) => (
          <ListRow
            key={recordKey(record)}
            name={record.name}
            about={`${KINDS.packs}, checked before it is stored`}
          >
            <Button aria-label={`Check and store ${record.name}`} onClick={() => void openPack(record)}>
              Check and store
            </Button>
          </ListRow>
        ))}
    </>
  );
}

/** Settings have one name, so both cannot be kept. */
function describe({ kind, difference }: DifferentRecord): string {
  return kind === 'settings' ? DIFFERENCES.newer : DIFFERENCES[difference];
}
