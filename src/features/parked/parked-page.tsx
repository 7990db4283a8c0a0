import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import {
  canTakeBackPart,
  letGoOf,
  type ParkedPart,
  parkedParts,
  takeBackPart,
} from '../../core/character/parked/parked-parts.ts';
import type { EquipmentSlot } from '../../core/character/sheet/sheet.ts';
import { say, userName } from '../../core/lib/wording.ts';
import { lastStep, offerUndo } from '../../state/offer-undo.ts';
import { useGame, useLoadedCharacter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ListRow } from '../../ui/layout/list-row.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { VirtualList } from '../../ui/layout/virtual-list.tsx';

const KINDS: Readonly<Record<ParkedPart['what'], string>> = {
  item: 'Item',
  skill: 'Skill',
  talent: 'Talent',
  pinnacle: 'Pinnacle talent',
  slot: 'Equipment slot',
  bar: 'Points above the maximum',
};

const WHY_NOT: Readonly<Record<ParkedPart['what'], string>> = {
  item: 'No enabled pack defines its template.',
  skill: 'No enabled pack defines it.',
  talent: 'No enabled pack defines it, or an owned talent upgrades it.',
  pinnacle: 'No enabled pack defines it, or an owned talent upgrades it.',
  slot: 'Its slot is in use or no longer there.',
  bar: 'They come back when the maximum rises.',
};

/**
 * What is parked with the character, one by one, to take back or to let go of.
 * Rule: docs/rules/loading-and-upgrade.md#parked-page.
 */
export function ParkedPage() {
  const { sheet, gameData } = useLoadedCharacter();
  const parts = parkedParts(sheet, gameData);
  return (
    <Page
      title="Parked"
      owner={sheet.name}
      lead={
        parts.length > 0
          ? 'Taken off by a change of game data. It stays here, and in every file and backup, until you take it back, once that is possible, or let it go.'
          : undefined
      }
    >
      {parts.length === 0 ? (
        <EmptyState
          title="Nothing is parked"
          actions={<LinkButton render={<Link to={paths.sheet(sheet.name)} />}>Back to the sheet</LinkButton>}
        >
          What a missing or changed pack takes off the character is kept here, until you take it back or let
          it go.
        </EmptyState>
      ) : (
        <VirtualList
          label="Parked belongings"
          items={parts}
          itemKey={({ what, name }, index) => `${what} ${name} ${index}`}
          estimateHeight={72}
          minColumnWidth={28}
          renderItem={(part) => <Part part={part} />}
        />
      )}
    </Page>
  );
}

function Part({ part }: { part: ParkedPart }) {
  const { loaded, notices } = useGame();
  const { sheet, gameData } = useLoadedCharacter();
  const { what, name, level, slot } = part;
  const atLevel = level === undefined ? '' : ` at level ${level}`;
  const wasEquipped = slot === undefined ? '' : `, was equipped as ${slotName(slot)}`;
  const isAllowed = canTakeBackPart(sheet, part, gameData);
  const takeBack = () => {
    if (loaded.change(`Take back ${name}`, (before) => takeBackPart(before, part, gameData)))
      notices.success(say`Taken back: ${userName(name)}.`);
  };
  const letGo = () => {
    if (loaded.change(`Let go of ${name}`, (before) => letGoOf(before, part)))
      offerUndo(notices, say`${userName(name)} is gone. Undo brings it back.`, lastStep(loaded));
  };
  return (
    <ListRow
      name={name}
      about={`${KINDS[what]}${atLevel}${wasEquipped}${isAllowed ? '' : `. ${WHY_NOT[what]}`}`}
    >
      {isAllowed ? (
        <Button aria-label={`Take back ${name}`} onClick={takeBack}>
          Take back
        </Button>
      ) : null}
      <Button kind="danger" aria-label={`Let go of ${name}`} onClick={letGo}>
        Let go
      </Button>
    </ListRow>
  );
}

function slotName(slot: EquipmentSlot): string {
  if (slot.kind === 'accessory') return `Accessory ${slot.index + 1}`;
  return slot.kind === 'weapon' ? 'Weapon' : 'Armor';
}
