import { NamedText } from '../../../cards/terms/named-text.tsx';
import type { RollRule } from '../../../core/play/parts/roll.ts';
import type { LoggedRoll } from '../../../state/combat/combat-record.ts';
import { VirtualList } from '../../../ui/layout/virtual-list.tsx';
import { LoggedResult } from '../roll-result.tsx';
import styles from './rows.module.css';

/** The rolls of this combat, the newest first. */
export function RollLog({ rolls, rule }: { rolls: readonly LoggedRoll[]; rule: RollRule | undefined }) {
  return (
    <VirtualList
      label="Rolls"
      items={rolls}
      itemKey={({ id }) => String(id)}
      renderItem={(logged) => (
        <>
          <p className={styles.quiet}>
            {logged.round > 0 ? `Round ${logged.round}, ${logged.phase}: ` : null}
            <bdi>
              <NamedText text={logged.action} />
            </bdi>
            , <bdi>{logged.notation}</bdi>
          </p>
          <LoggedResult rolled={logged} rule={rule} />
        </>
      )}
      estimateHeight={90}
      threshold={24}
    />
  );
}
