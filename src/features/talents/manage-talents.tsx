import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Names } from '../../cards/names.tsx';
import { RulesText } from '../../cards/terms/rules-text.tsx';
import { derive } from '../../core/character/derive.ts';
import { refillText } from '../../core/character/resources.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import {
  dependentTalents,
  removeTalent,
  returnedByRemoval,
} from '../../core/character/talents/remove-talent.ts';
import { talentsBelow } from '../../core/character/talents/talent-cost.ts';
import { talentText } from '../../core/game-data/entry-text.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { nameList, userName as nameWord, say, type Wording } from '../../core/lib/wording.ts';
import { lastStep, offerUndo } from '../../state/offer-undo.ts';
import { useGame, useLoadedCharacter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { EntryRow } from '../../ui/layout/entry-row.tsx';
import { RowList } from '../../ui/layout/rows/row-list.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { PotentialSummary } from './potential-summary.tsx';
import { TalentChanges } from './talent-changes.tsx';
import { TalentRow } from './talent-row.tsx';
import styles from './talents.module.css';

/**
 * The owned talents and pinnacles, each removable. Rule: docs/rules/talents-and-skills.md#removing-a-talent.
 */
export function ManageTalents() {
  const { loaded, notices } = useGame();
  const character = useLoadedCharacter();
  const { sheet, gameData } = character;
  const [removing, setRemoving] = useState<string>();
  // A sheet from a file may have a name in both lists.
  const owned = [...new Set([...sheet.pinnacles, ...[...sheet.talents].sort((a, b) => a.localeCompare(b))])];

  const remove = (name: string) => {
    setRemoving(undefined);
    const isRemoved = loaded.change(`Remove ${name}`, (before) => removeTalent(before, name, gameData));
    if (isRemoved) offerUndo(notices, say`${nameWord(name)} removed.`, lastStep(loaded));
  };

  if (owned.length === 0) {
    return (
      <EmptyState
        title="No talents yet"
        actions={
          <LinkButton kind="primary" render={<Link to={paths.talents(sheet.name, 'add')} />}>
            Add talents
          </LinkButton>
        }
      >
        Core talents come with skills; all others are added under Add.
      </EmptyState>
    );
  }
  return (
    <div className={styles.panel}>
      <PotentialSummary character={character} />
      <RowList
        label="Owned talents"
        items={owned}
        itemKey={(name) => name}
        estimateHeight={80}
        minColumnWidth={23}
        renderItem={(name) => {
          const talent = gameData.talents.get(name);
          const button = (
            <Button aria-label={`Remove ${name}`} onClick={() => setRemoving(name)}>
              Remove
            </Button>
          );
          const below = talentsBelow(name, gameData);
          return talent ? (
            <TalentRow talent={talent} level={2} note={returnedText(sheet, name, gameData)} button={button}>
              {below.length > 0 ? (
                <p className={styles.note}>
                  You also own what it upgrades: <Names names={below} kind="talent" />
                </p>
              ) : null}
            </TalentRow>
          ) : (
            <EntryRow title={<bdi>{name}</bdi>} level={2} button={button} meta={talentText(gameData, name)} />
          );
        }}
      />
      {removing === undefined ? null : (
        <ConfirmDialog
          open
          danger
          title={
            <>
              Remove <bdi>{removing}</bdi>?
            </>
          }
          description={<RulesText wording={consequences(sheet, removing, gameData)} />}
          onConfirm={() => remove(removing)}
          onCancel={() => setRemoving(undefined)}
        >
          <TalentChanges
            drafted={derive(removeTalent(sheet, removing, gameData), gameData)}
            otherwise={withoutText(removing, gameData)}
          />
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What removing a talent gives back. */
function returnedText(sheet: Sheet, name: string, gameData: GameData): string {
  const { potential, pinnacles } = returnedByRemoval(sheet, name, gameData);
  return pinnacles > 0
    ? `Returns a pinnacle${potential === 0 ? '' : ` and ${potential} ${wordFor(gameData, 'POTENTIAL', 'potential')}`}`
    : `Returns ${potential} ${wordFor(gameData, 'POTENTIAL', 'potential')}`;
}

/** What goes with a talent that changes no number and teaches nothing: its text. */
function withoutText(name: string, gameData: GameData): string | undefined {
  const text = gameData.talents.get(name)?.description.join(' ');
  return text ? `No longer counts: ${text}` : undefined;
}

function consequences(sheet: Sheet, name: string, gameData: GameData): Wording {
  const after = removeTalent(sheet, name, gameData);
  const base = [...after.talents, ...after.pinnacles].find(
    (each) => !sheet.talents.includes(each) && !sheet.pinnacles.includes(each),
  );
  const dependents = dependentTalents(sheet, name, gameData);
  return [
    `${returnedText(sheet, name, gameData)}. `,
    ...(base === undefined ? [] : say`You keep ${nameWord(base)}. `),
    ...(dependents.length === 0 ? [] : say`These lose what they require: ${nameList(dependents)}. `),
    refillText(gameData),
  ];
}
