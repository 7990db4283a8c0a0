import { CharacterEffectsList } from '../../cards/pack-diff/character-effects-list.tsx';
import { DiffSections } from '../../cards/pack-diff/diff-sections.tsx';
import { EntryNames } from '../../cards/pack-diff/entry-names.tsx';
import { WordingText } from '../../cards/wording-text.tsx';
import type { PlacedProblem } from '../../core/game-data/entry-place.ts';
import { nameList, say, userName } from '../../core/lib/wording.ts';
import type { PackUpload } from '../../state/packs/upload-pack.ts';
import { useCharacterEffects } from '../../state/packs/use-character-effects.ts';
import { useUploadDiff } from '../../state/packs/use-diff.ts';
import { useLostFoes } from '../../state/packs/use-lost-foes.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Collapsible } from '../../ui/layout/collapsible.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import styles from './management.module.css';
import { ProblemList } from './problem-list.tsx';

/** What a pack would change, before it is stored: of one that is stored already, what differs comes first. */
export function PackPreview({ upload }: { upload: PackUpload }) {
  const { pack, overwrites, isEnabled } = upload;
  return (
    <Card
      level={2}
      title={<bdi>{pack.name}</bdi>}
      meta={`Version ${pack.version}${overwrites === undefined ? '' : `, in place of version ${overwrites}`}`}
    >
      <LeftOut problems={upload.leftOut} />
      {isEnabled ? <p>It is enabled: this version takes effect as soon as it is stored.</p> : null}
      {overwrites === undefined ? (
        <Contributions upload={upload} />
      ) : (
        <>
          <Collapsible title={`Changes since version ${overwrites}`} level={3} defaultOpen>
            <Changes upload={upload} />
          </Collapsible>
          <Collapsible title="All that it adds" level={3}>
            <Contributions upload={upload} />
          </Collapsible>
        </>
      )}
      <Characters upload={upload} />
      <Encounters upload={upload} />
    </Card>
  );
}

const MAX_SHOWN = 20;

/** What of its rules of play will not count, before what will. */
function LeftOut({ problems }: { problems: readonly PlacedProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Notice kind="warning" title="Some of how the game is played is left out">
      <p>The rest of the pack works, and its file is stored as it is.</p>
      <ProblemList problems={problems} most={MAX_SHOWN} />
    </Notice>
  );
}

/** What it adds to the packs below it, and what it overrides in them. */
function Contributions({ upload: { contributions } }: { upload: PackUpload }) {
  if (contributions.length === 0) return <p>This pack adds nothing.</p>;
  return (
    <dl className={styles.contributions}>
      {contributions.map(({ label, adds, overrides, extends: extended }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <EntryNames list={label} what="new" entries={adds.map((name) => ({ name }))} />
            <EntryNames list={label} what="overridden" entries={overrides} />
            <EntryNames list={label} what="extended" entries={extended.map((name) => ({ name }))} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Compared once it is shown. */
const Changes = ({ upload }: { upload: PackUpload }) => <DiffSections changes={useUploadDiff(upload)} />;

/** What stored characters lose and gain; nothing of a new pack that none of them knows. */
function Characters({ upload: { pack, overwrites } }: { upload: PackUpload }) {
  const effects = useCharacterEffects(pack);
  if (overwrites === undefined && !effects?.length) return null;
  return (
    <section>
      <Heading level={3}>Characters</Heading>
      <CharacterEffectsList effects={effects} level={4} />
    </section>
  );
}

/** The stored encounters whose foes it no longer has, also where they have another name now. */
function Encounters({ upload: { pack } }: { upload: PackUpload }) {
  const lost = useLostFoes(pack);
  if (lost.length === 0) return null;
  return (
    <section>
      <Heading level={3}>Encounters</Heading>
      <p>
        These lose foes that this version does not have under their name. The groups stay, and what they roll
        must be typed. To keep a foe, leave its name as it is; otherwise add a group of the new foe to the
        encounter.
      </p>
      <ul>
        {lost.map(({ encounter, foes }) => (
          <li key={encounter}>
            <WordingText wording={say`${userName(encounter)}: ${nameList(foes)}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
