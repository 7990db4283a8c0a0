import { type ReactNode, useState } from 'react';
import type { Character } from '../../../core/character/character.ts';
import { playOf } from '../../../core/game-data/play-of.ts';
import type { LoggedRoll } from '../../../state/combat/combat-record.ts';
import { useShell } from '../../../state/use-shell.ts';
import { Collapsible } from '../../../ui/layout/collapsible.tsx';
import type { HeadingLevel } from '../../../ui/layout/heading.tsx';
import { useIsPrinting } from '../../../ui/layout/use-is-printing.ts';
import styles from './combat-sections.module.css';
import { EquipmentSection } from './equipment.tsx';
import { InventorySection } from './inventory.tsx';
import { RollLog } from './roll-log.tsx';
import { SkillsSection } from './skills.tsx';
import { StatusEffects } from './status-effects.tsx';
import { TalentsSection } from './talents.tsx';

const REMEMBERED = 'combatSections';

/** The title of the first section. */
export const EFFECTS_SECTION = 'Status Effects';

/**
 * What is open until the user opens or closes a section, and what besides where they stand beside the rest.
 */
const OPEN = [EFFECTS_SECTION];
const OPEN_BESIDE = [...OPEN, 'Skills', 'Equipment', 'Inventory', 'Rolls'];

/** What paper shows of the character, also where it is closed. */
const PRINTED = new Set([...OPEN, 'Skills', 'Equipment', 'Inventory', 'Talents']);

/** undefined if nothing was remembered. */
function readOpen(value: unknown): ReadonlySet<string> | undefined {
  return Array.isArray(value) ? new Set(value.filter((each) => typeof each === 'string')) : undefined;
}

/** Draws sections, and remembers between visits which are open. */
export function useOpenSections(isBeside: boolean) {
  const { storage } = useShell();
  const [remembered, setOpen] = useState(() => readOpen(storage.remembered.read(REMEMBERED)));
  const isPrinting = useIsPrinting();
  const open = remembered ?? new Set(isBeside ? OPEN_BESIDE : OPEN);
  const toggle = (title: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(title);
    else next.delete(title);
    setOpen(next);
    storage.remembered.write(REMEMBERED, [...next]);
  };
  const section = (title: string, meta: number | undefined, content: ReactNode, level?: HeadingLevel) => (
    <Collapsible
      key={title}
      title={title}
      level={level}
      meta={meta}
      open={open.has(title) || (isPrinting && PRINTED.has(title))}
      onOpenChange={(isOpen) => toggle(title, isOpen)}
    >
      {content}
    </Collapsible>
  );
  return { section, toggle };
}

interface CombatSectionsProps {
  character: Character;
  rolls: readonly LoggedRoll[];
  section: ReturnType<typeof useOpenSections>['section'];
}

/** The status effects and the rest of the sheet in sections. */
export function CombatSections({ character, rolls, section }: CombatSectionsProps) {
  const { statusEffects } = character.sheet.combatState;
  return (
    <div className={styles.sections}>
      {section(EFFECTS_SECTION, statusEffects.size, <StatusEffects character={character} />)}
      {section('Skills', character.skills.length, <SkillsSection character={character} />)}
      {section('Equipment', undefined, <EquipmentSection character={character} />)}
      {section('Inventory', character.sheet.inventory.size, <InventorySection character={character} />)}
      {section('Talents', character.talents.length, <TalentsSection character={character} />)}
      {rolls.length > 0
        ? section('Rolls', rolls.length, <RollLog rolls={rolls} rule={playOf(character.gameData).roll} />)
        : null}
    </div>
  );
}
