import { X } from 'lucide-react';
import { FactLine } from '../../../cards/terms/fact-line.tsx';
import type { NewGroup } from '../../../core/encounter/create.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import styles from '../create-encounter.module.css';
import { useMaximaText } from '../encounter-words.ts';

interface DraftGroupsProps {
  groups: readonly NewGroup[];
  onRemove: (group: NewGroup) => void;
}

/** The groups that the new encounter will have. */
export function DraftGroups({ groups, onRemove }: DraftGroupsProps) {
  const maximaText = useMaximaText();
  return (
    <section className={styles.group} aria-labelledby="draft-groups">
      <h2 className={styles.title} id="draft-groups">
        Groups ({groups.length})
      </h2>
      {groups.length === 0 ? (
        <p className={styles.quiet}>None yet. Members can be added later too, as many as you like.</p>
      ) : (
        <ul className={styles.drafts}>
          {groups.map((group) => (
            <li key={group.name} className={styles.draft}>
              <div className={styles.words}>
                <p className={styles.name}>
                  <bdi>{group.name.trim()}</bdi>
                </p>
                <p className={styles.quiet}>
                  <FactLine
                    text={`${maximaText(group)}${group.members ? ` · ${group.members} ${group.members === 1 ? 'member' : 'members'}` : ''}`}
                  />
                </p>
              </div>
              <IconButton
                label={`Remove ${group.name.trim()}`}
                icon={<X aria-hidden="true" />}
                onClick={() => onRemove(group)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
