import type { ReactNode, Ref } from 'react';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Page } from '../../ui/layout/page.tsx';
import styles from './new-character.module.css';

interface NewCharacterFieldsProps {
  name: string;
  potential: number;
  /** The packs' word for it. */
  potentialWord?: string;
  /** The potential that the packs' first pinnacle needs; undefined where they have none. */
  firstPinnacle?: number | undefined;
  nameProblem?: string | undefined;
  /** Whether the name is marked as invalid, also where its problem is not shown, or in `refusalId`. */
  isNameInvalid?: boolean;
  refusalId?: string | undefined;
  nameField?: Ref<HTMLInputElement>;
  onName: (name: string) => void;
  onPotential: (potential: number) => void;
}

/**
 * The fields of a new character that need no game data. Their ids are the same before the app has started.
 */
export function NewCharacterFields({
  name,
  potential,
  potentialWord = 'Potential',
  firstPinnacle,
  nameProblem,
  isNameInvalid = false,
  refusalId,
  nameField,
  onName,
  onPotential,
}: NewCharacterFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField
        ref={nameField}
        id="new-name"
        label="Name"
        value={name}
        onChange={onName}
        error={nameProblem}
        aria-invalid={isNameInvalid || undefined}
        aria-describedby={refusalId}
      />
      <div className={styles.potential}>
        <NumberField
          id="new-potential"
          label={`Starting ${potentialWord}`}
          description={`For skills and talents: 0 for a beginner, ${
            firstPinnacle === undefined ? 'more for a veteran' : `${firstPinnacle} for a first pinnacle`
          }.`}
          value={potential}
          onChange={onPotential}
          min={0}
          fallback={0}
          steppers={false}
        />
      </div>
    </div>
  );
}

/** Where the rules come from. */
export const RulesLead = ({ packs, link }: { packs: ReactNode; link: ReactNode }) => (
  <>
    The rules come from {packs}. Choose others in {link}.
  </>
);

const nothing = () => undefined;

/**
 * The screen before the app has started, as the build renders it: what the user types into it is kept.
 * Rule: docs/rules/screens.md#before-the-app-has-started.
 */
export function NewCharacterFrame({ packs, children }: { packs: string; children: ReactNode }) {
  return (
    <Page
      title="New Character"
      lead={
        // It takes the room of the sentence that names the packs.
        <span className={styles.unknown}>
          <RulesLead packs={packs} link="game data management" />
        </span>
      }
    >
      <form className={styles.form}>
        <NewCharacterFields name="" potential={0} onName={nothing} onPotential={nothing} />
        {children}
      </form>
    </Page>
  );
}
