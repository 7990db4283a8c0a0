import { useEffect, useState } from 'react';
import { DiffSections } from '../../cards/pack-diff/diff-sections.tsx';
import type { SectionDiff } from '../../core/game-data/diff/diff-packs.ts';
import { valueAt } from '../../core/game-data/editing/json-edit.ts';
import { type PackFile, packFileName, serializePackFile } from '../../core/game-data/editing/pack-file.ts';
import { nextVersion } from '../../core/game-data/editing/release.ts';
import type { AvailablePack } from '../../state/packs/game-data-state.ts';
import { textDiff } from '../../state/packs/pack-diff.ts';
import { useGame, useGameDataState } from '../../state/use-game.ts';
import { releasedJson } from '../../state/workshop/edited-pack.ts';
import { type OtherPack, otherPackText } from '../../state/workshop/other-pack.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { StandIn } from '../../ui/feedback/stand-in.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { CharacterEffects } from './character-effects.tsx';
import type { OpenPack } from './pack-gate.tsx';
import styles from './workshop.module.css';

const [ReleaseDialog] = onDemand(() => import('./release-dialog.tsx').then((module) => module.ReleaseDialog));

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly other: OtherPack;
  /** Whether the other pack is compared with both together, in which this one takes precedence. */
  readonly isBelow: boolean;
}

/**
 * What the pack can be compared with: its released version, the version that is used, what it is used on, then
 * every other available pack.
 */
function useChoices({ pack }: OpenPack): readonly Choice[] {
  const { available } = useGameDataState();
  const { released } = pack;
  const isSame = ({ name }: AvailablePack) => name === packFileName(pack);
  const whole = (each: AvailablePack) => ({
    value: `${each.origin} ${each.name}`,
    label: `${each.name} ${each.version}${isSame(each) ? ', as it is used' : ''}`,
    other: each,
    isBelow: false,
  });
  const others = available.filter((each) => !isSame(each));
  return [
    ...(released === undefined
      ? []
      : [
          {
            value: 'released',
            label: `Version ${String(valueAt(releasedJson(pack), ['version']))}, released last`,
            other: released,
            isBelow: false,
          },
        ]),
    ...available.filter(isSame).map(whole),
    ...others
      .filter((each) => each.enabled)
      .map((each) => ({
        value: `below ${each.name}`,
        label: `${each.name} ${each.version}, with this pack on top`,
        other: each,
        isBelow: true,
      })),
    ...others.map(whole),
  ];
}

interface Compared {
  readonly json: unknown;
  readonly with: string;
  /** undefined where the other pack cannot be read. */
  readonly changes: readonly SectionDiff[] | undefined;
}

/** A comparison begins when nothing has changed for so long. */
const QUIET_MS = 200;

/** The differences between another pack and this one, some time after its last change. */
function useChanges(file: PackFile, choice: Choice | undefined): Compared | undefined {
  const game = useGame();
  const { json } = file;
  const [compared, setCompared] = useState<Compared>();
  const value = choice?.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pack follows from the value, and the text from the JSON
  useEffect(() => {
    if (choice === undefined || value === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      const before = await otherPackText(game, choice.other);
      const changes =
        before === undefined
          ? undefined
          : await textDiff(before, serializePackFile(file), choice.isBelow, signal);
      if (!signal.aborted) setCompared({ json, with: value, changes });
    }, QUIET_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [game, json, value]);
  const isCurrent = compared !== undefined && compared.json === json && compared.with === value;
  return isCurrent ? compared : undefined;
}

/** What differs from another version, and the release of the next one. Rule: docs/rules/workshop.md#versions. */
export function VersionsTab(open: OpenPack) {
  const { name, pack } = open;
  const choices = useChoices(open);
  const [chosen, setChosen] = useState('');
  const [isReleasing, setReleasing] = useState(false);
  const choice = choices.find(({ value }) => value === chosen) ?? choices[0];
  const compared = useChanges(pack, choice);
  const version = nextVersion(pack.json, releasedJson(pack));
  return (
    <div className={styles.versions}>
      {choice === undefined ? (
        <p>There is no other version to compare with.</p>
      ) : (
        <SelectField label="Compare with" value={choice.value} onChange={setChosen} options={choices} />
      )}
      {choice === undefined ? null : (
        <section className={styles.card} aria-label="Differences" aria-busy={compared === undefined}>
          {compared === undefined ? <StandIn /> : null}
          {compared !== undefined && compared.changes === undefined ? (
            <p role="status">That pack could not be read.</p>
          ) : (
            <DiffSections changes={compared?.changes} />
          )}
        </section>
      )}
      <CharacterEffects name={name} json={pack.json} />
      <div className={styles.release}>
        <p className={styles.quiet}>A release keeps a copy to compare with. It can be undone.</p>
        <Button kind="primary" onClick={() => setReleasing(true)}>
          Release version {version}
        </Button>
      </div>
      {isReleasing ? <ReleaseDialog {...open} version={version} onDone={() => setReleasing(false)} /> : null}
    </div>
  );
}
