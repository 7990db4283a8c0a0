import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { KeptActed, SeatFigures, TableDocument } from '../../core/table/table-document.ts';
import { isOfTurn, turnOf } from './shown-turn.ts';

/** Whether the loaded character has acted, as its own device says it. */
export interface OwnActed {
  /** In the turn that the game master shows. */
  hasActed(): boolean;
  mark(hasActed: boolean): void;
  /** What the game master is told. */
  shared(): Pick<SeatFigures, 'acted' | 'actedIn'>;
  /** What outlives the page. */
  kept(): KeptActed | undefined;
  /** Called whenever the document of the game master has arrived; `before` is the one before. */
  hear(before: TableDocument): void;
  /** What an earlier page or another tab said of the character that is loaded now. */
  resume(kept: KeptActed | undefined): void;
  /** Begins with what the game master has for the character that is loaded now. */
  take(): void;
}

/**
 * Nothing of what an earlier page said is shared before the game master is heard.
 * @param name that of the loaded character
 * Rule: docs/rules/table.md#a-player-at-the-table.
 */
export function createOwnActed(table: () => TableDocument, name: () => string | undefined): OwnActed {
  let acted: KeptActed | undefined;
  let hasHeard = false;

  const isOwn = (): boolean => acted?.character === name();
  const hasActed = (): boolean => acted !== undefined && isOwn() && isOfTurn(acted, turnOf(table()));

  function inParty() {
    const key = normaliseName(name() ?? '');
    return table().view?.party.find((each) => normaliseName(each.name) === key);
  }

  function mark(isActed: boolean): void {
    const character = name();
    const { turn, fight } = turnOf(table());
    if (character === undefined || turn === undefined) return;
    acted = isActed ? { character, turn, fight, isRecorded: false } : undefined;
  }

  /** Nobody has acted in a fight that has not begun; its turns are to come again. */
  function forgetBeforeStart(): void {
    const { view, fight } = table();
    const isBeforeStart = view?.turn.length === 1;
    if (isBeforeStart && (acted?.fight === undefined || acted.fight === fight)) acted = undefined;
  }

  function take(): void {
    forgetBeforeStart();
    const member = inParty();
    // Whom the players do not see, the game master says nothing of.
    if (member === undefined || member.hasActed === hasActed()) return;
    const isYetToBeRecorded = hasActed() && acted?.isRecorded === false;
    if (!isYetToBeRecorded) mark(member.hasActed);
  }

  return {
    hasActed,
    mark,
    shared: () =>
      acted !== undefined && hasHeard && isOwn()
        ? { acted: acted.turn, ...(acted.fight !== undefined && { actedIn: acted.fight }) }
        : {},
    kept: () => acted,
    resume(kept) {
      if (kept !== undefined && !isOwn()) acted = kept;
    },
    hear(before) {
      const [was, is] = [turnOf(before), turnOf(table())];
      if (!hasHeard || was.turn !== is.turn || was.fight !== is.fight) take();
      hasHeard = true;
      if (acted && hasActed() && inParty()?.hasActed) acted = { ...acted, isRecorded: true };
    },
    take,
  };
}
