import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FactLine } from '../../cards/terms/fact-line.tsx';
import type { Pack } from '../../core/game-data/pack.ts';
import { userName as nameWord, say } from '../../core/lib/wording.ts';
import { ShareButton } from '../../library/share/share-button.tsx';
import type { AvailablePack } from '../../state/packs/game-data-state.ts';
import { standardPackText } from '../../state/packs/standard-pack-text.ts';
import { useGame } from '../../state/use-game.ts';
import { useShell } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import styles from './management.module.css';

interface PackRowProps {
  pack: AvailablePack;
  isEnabled: boolean;
  isMarked: boolean;
  onSwitch: (isEnabled: boolean) => void;
  onMark: (isMarked: boolean) => void;
}

const NOT_READ = {
  missing:
    'is no longer stored: another tab may have deleted it. A snapshot under Settings may still have it.',
  unreadable: 'could not be read. Settings lists the quarantined records.',
  failed: 'could not be read from the browser’s storage. Nothing was changed; try again.',
};

/** ` · 60 items`, for each kind of which a pack has most entries; empty until it is read. */
function useContent(pack: AvailablePack): string {
  const { gameData } = useGame();
  const [content, setContent] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void gameData.read(pack).then((read) => {
      if (isCurrent) setContent(read === undefined ? '' : contentOf(read));
    });
    return () => {
      isCurrent = false;
    };
  }, [gameData, pack]);
  return content;
}

const MAX_KINDS = 3;

function contentOf({ actions, items, skills, statusEffects, talents }: Pack): string {
  return (
    [
      [actions.actions.length + actions.maneuvers.length, 'action', 'actions'],
      [items.length, 'item', 'items'],
      [skills.length, 'skill', 'skills'],
      [statusEffects.length, 'status effect', 'status effects'],
      [talents.length, 'talent', 'talents'],
    ] as const
  )
    .filter(([count]) => count > 0)
    .toSorted(([one], [other]) => other - one)
    .slice(0, MAX_KINDS)
    .map(([count, one, several]) => ` · ${count} ${count === 1 ? one : several}`)
    .join('');
}

/** One pack: a switch, a download, and for a custom pack a deletion mark. */
export function PackRow({ pack, isEnabled, isMarked, onSwitch, onMark }: PackRowProps) {
  const { storage, platform, notices, baseFile } = useShell();
  const { name, version, origin } = pack;
  const content = useContent(pack);
  const text = async () => {
    if (origin === 'standard') return standardPackText(baseFile, name);
    const read = await storage.packs.read(name);
    if (read.ok) return read.value.text;
    notices.warn(say`${nameWord(name)} ${NOT_READ[read.problem]}`);
    return undefined;
  };
  const download = async () => {
    const found = await text();
    if (found !== undefined) platform.download(name, found);
  };
  return (
    <div className={styles.row} data-marked={isMarked || undefined}>
      <div className={styles.switch}>
        <Switch
          label={
            <>
              <bdi className={styles.name}>{name}</bdi>
              {/* The line below says it to the eye. */}
              <span className={isMarked ? undefined : 'visually-hidden'}> {version}</span>
            </>
          }
          description={
            isMarked ? (
              'Deleted when you submit'
            ) : (
              <FactLine
                text={`${origin === 'standard' ? 'Standard pack' : 'Your own'} · version ${version}${content}`}
              />
            )
          }
          checked={isEnabled}
          disabled={isMarked}
          onChange={onSwitch}
        />
      </div>
      <div className={styles.buttons} data-row-button>
        {origin === 'custom' ? <ShareButton kind="pack" name={name} read={text} /> : null}
        <IconButton
          label={`Download ${name}`}
          icon={<Download aria-hidden="true" />}
          onClick={() => void download()}
        />
        {origin === 'custom' ? <DeletionMark name={name} isMarked={isMarked} onMark={onMark} /> : null}
      </div>
    </div>
  );
}

function DeletionMark({
  name,
  isMarked,
  onMark,
}: Pick<PackRowProps, 'isMarked' | 'onMark'> & { name: string }) {
  return isMarked ? (
    <Button aria-label={`Restore ${name}`} onClick={() => onMark(false)}>
      Restore
    </Button>
  ) : (
    <Button kind="danger" aria-label={`Delete ${name}`} onClick={() => onMark(true)}>
      Delete
    </Button>
  );
}
