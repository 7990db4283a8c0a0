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

/** A longer text is not read for its numbers alone: a pack may have 15 MB. */
const MOST_CHARACTERS = 1_000_000;

/** The kinds of which a pack has most entries, and how many; empty until they are read. */
function useContent({ name, version, origin }: AvailablePack): string {
  const { gameData } = useGame();
  const [content, setContent] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies(version): another version has other content
  useEffect(() => {
    let isCurrent = true;
    void gameData.sources([name]).then((sources) => {
      const source = sources.at(origin === 'standard' ? 0 : -1);
      if (isCurrent && source !== undefined) setContent(contentOf(source));
    });
    return () => {
      isCurrent = false;
    };
  }, [gameData, name, version, origin]);
  return content;
}

function contentOf(source: Pack | string): string {
  if (typeof source === 'string' && source.length > MOST_CHARACTERS) return '';
  const pack = typeof source === 'string' ? (JSON.parse(source) as Pack) : source;
  const { actions, items, skills, statusEffects, talents } = pack;
  return [
    [actions.actions.length + actions.maneuvers.length, 'actions'] as const,
    [items.length, 'items'] as const,
    [skills.length, 'skills'] as const,
    [statusEffects.length, 'status effects'] as const,
    [talents.length, 'talents'] as const,
  ]
    .sort(([one], [other]) => other - one)
    .slice(0, 3)
    .flatMap(([count, kind]) => (count > 0 ? [` · ${count} ${count === 1 ? kind.slice(0, -1) : kind}`] : []))
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
              <bdi className={styles.name}>{name}</bdi> {version}
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
      <div className={styles.buttons}>
        {origin === 'custom' ? <ShareButton kind="pack" name={name} read={text} /> : null}
        <Button aria-label={`Download ${name}`} onClick={() => void download()}>
          Download
        </Button>
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
