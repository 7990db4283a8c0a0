import { RulesText } from '../../cards/terms/rules-text.tsx';
import { unpaidCost } from '../../core/character/talents/talent-cost.ts';
import type { TalentChoice } from '../../core/character/talents/talent-draft.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PriceFigure } from '../../ui/draft/price-figure.tsx';
import type { HeadingLevel } from '../../ui/layout/heading.tsx';
import { Explain } from '../../ui/overlays/explain.tsx';
import { TalentRow } from './talent-row.tsx';
import styles from './talents.module.css';

interface TalentChoiceRowProps {
  choice: TalentChoice;
  /** The talents that are already paid for, including the draft. */
  paid: ReadonlySet<string>;
  /** The potential that is left to pay with. */
  free: number;
  level: HeadingLevel;
  /** The id of the text that says why it cannot be added now. */
  refusalId: string;
  /** Adds it, or says in the bar why it cannot be added. Without it, its requirements are unmet. */
  onAdd?: () => void;
}

/** A talent to add, with its cost. */
export function TalentChoiceRow({ choice, paid, free, level, refusalId, onAdd }: TalentChoiceRowProps) {
  const { talent, cost, refusal } = choice;
  const { gameData } = useLoadedCharacter();
  const { parts } = unpaidCost(talent.name, paid, gameData);
  return (
    <TalentRow
      talent={talent}
      level={level}
      figure={
        refusal?.reason === 'pinnacles' && cost === 0 ? (
          <PriceFigure label="No pinnacle left" />
        ) : (
          <PriceFigure missing={refusal?.reason === 'potential' ? cost - free : 0}>
            {parts.length > 1 ? (
              <Explain label={`Cost of ${talent.name}`} total={cost} parts={parts} freeSide="left" />
            ) : (
              cost
            )}
          </PriceFigure>
        )
      }
      button={
        onAdd ? (
          <Button
            aria-label={`Add ${talent.name}`}
            aria-disabled={refusal ? true : undefined}
            aria-describedby={refusal ? refusalId : undefined}
            onClick={onAdd}
          >
            Add
          </Button>
        ) : undefined
      }
    >
      {!onAdd && refusal ? (
        <p className={styles.refusal}>
          <RulesText wording={refusal.text} of={talent.name} />
        </p>
      ) : null}
    </TalentRow>
  );
}
