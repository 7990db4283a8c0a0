import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { readableName } from '../../cards/readable-name.ts';
import { TalentCard } from '../../cards/talent-card.tsx';
import { WordingText } from '../../cards/wording-text.tsx';
import { paidTalents } from '../../core/character/potential.ts';
import { refillText } from '../../core/character/resources.ts';
import { unpaidCost } from '../../core/character/talents/talent-cost.ts';
import {
  addToTalentDraft,
  checkTalentDraft,
  draftedCharacter,
  removeFromTalentDraft,
  submitTalents,
  supportedTalentDraft,
  type TalentChoice,
  type TalentDraft,
  talentChoices,
} from '../../core/character/talents/talent-draft.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { nameList, say, wordingText } from '../../core/lib/wording.ts';
import { useGame, useLoadedCharacter } from '../../state/use-game.ts';
import { useSettings } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Chip } from '../../ui/buttons/chip.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Collapsible } from '../../ui/layout/collapsible.tsx';
import { DraftBar } from '../../ui/layout/draft-bar.tsx';
import { DraftRepair } from '../../ui/layout/draft-repair.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { VirtualList } from '../../ui/layout/virtual-list.tsx';
import { Explain } from '../../ui/overlays/explain.tsx';
import { PotentialSummary } from './potential-summary.tsx';
import styles from './talents.module.css';

const EVERY_TIER = '';
const TIERS = ['MINOR', 'MODERATE', 'MAJOR', 'PINNACLE'] as const;

interface AddTalentsProps {
  /** The chosen talents. */
  chosen: TalentDraft;
  onChoose: (chosen: TalentDraft) => void;
}

/**
 * A draft of talents and pinnacles that shows the potential it uses.
 * Rule: docs/rules/talents-and-skills.md#adding-talents.
 */
export function AddTalents({ chosen, onChoose }: AddTalentsProps) {
  const { loaded, notices } = useGame();
  const { sheet, gameData } = useLoadedCharacter();
  const settings = useSettings();
  const navigate = useNavigate();
  const [searchText, setSearchText] = useState('');
  const [tier, setTier] = useState(EVERY_TIER);

  const marked = ['Name', 'Tags'].map((field) => ({ field, value: searchText.trim() }));
  // The sheet may have changed since then, by an undo or in another tab.
  const draft = supportedTalentDraft(sheet, chosen, gameData);
  const allChoices = talentChoices(sheet, draft, gameData);
  const choices = allChoices
    .filter(({ talent }) => tier === EVERY_TIER || talent.tier === tier)
    .filter(
      ({ talent }) => matches(talent.name, searchText) || talent.tags.some((tag) => matches(tag, searchText)),
    )
    .sort((a, b) => a.talent.name.localeCompare(b.talent.name));
  const available = choices.filter(({ refusal }) => refusal?.reason !== 'requirements');
  const blocked = choices.filter(({ refusal }) => refusal?.reason === 'requirements');
  const problem = checkTalentDraft(sheet, draft, gameData);
  const drafted = draftedCharacter(sheet, draft, gameData);
  const paid = paidTalents(drafted.sheet, gameData);

  const submit = async () => {
    const what = draft.length === 1 ? nameList(draft) : say`${draft.length} talents`;
    if (!loaded.change(`Add ${wordingText(what)}`, (before) => submitTalents(before, draft, gameData)))
      return;
    onChoose([]);
    notices.success(say`${what} added.`);
    if (settings.navigate) await navigate(paths.sheet(sheet.name));
  };

  return (
    <div className={styles.panel}>
      <div className={styles.filters}>
        <SearchField
          label="Search talents"
          value={searchText}
          onChange={setSearchText}
          placeholder="Search talents"
        />
        <SelectField
          label="Tier"
          labelHidden
          value={tier}
          onChange={setTier}
          options={[
            { value: EVERY_TIER, label: 'All tiers' },
            ...TIERS.map((each) => ({ value: each, label: readableName(each) })),
          ]}
        />
      </div>
      <p className={styles.note}>After Submit: {refillText()}</p>
      {available.length === 0 ? (
        <EmptyState title="No talent can be added here">
          {nothingToAdd(gameData, allChoices.length === 0, blocked.length > 0)}
        </EmptyState>
      ) : (
        <VirtualList
          label="Talents to add"
          items={available}
          itemKey={({ talent }) => talent.name}
          estimateHeight={190}
          minColumnWidth={320}
          searchTerms={marked}
          renderItem={(choice) => (
            <Choice
              choice={choice}
              paid={paid}
              onAdd={() => onChoose(addToTalentDraft(sheet, draft, choice.talent.name, gameData))}
            />
          )}
        />
      )}
      {blocked.length > 0 ? (
        <Collapsible title="Not yet" meta={`${blocked.length} with unmet requirements`}>
          <VirtualList
            label="Talents with unmet requirements"
            items={blocked}
            itemKey={({ talent }) => talent.name}
            estimateHeight={190}
            minColumnWidth={320}
            searchTerms={marked}
            renderItem={(choice) => <Choice choice={choice} paid={paid} />}
          />
        </Collapsible>
      ) : null}
      <DraftRepair names={chosen.filter((name) => !draft.includes(name))} />
      <DraftBar isEmpty={draft.length === 0} problem={problem} onSubmit={submit}>
        <PotentialSummary character={drafted} />
        {draft.length > 0 ? (
          <ul className={styles.chosen} aria-label="Chosen talents">
            {draft.map((name) => (
              <li key={name}>
                <Chip
                  tone={drafted.sheet.pinnacles.includes(name) ? 'pinnacle' : 'accent'}
                  onRemove={() => onChoose(removeFromTalentDraft(sheet, draft, name, gameData))}
                  removeLabel={`Remove ${name}`}
                >
                  <bdi>{name}</bdi>
                </Chip>
              </li>
            ))}
          </ul>
        ) : null}
      </DraftBar>
    </div>
  );
}

function nothingToAdd({ talents }: GameData, isEveryTaken: boolean, isSomeBlocked: boolean): string {
  if (isEveryTaken) {
    return [...talents.values()].some(({ tier }) => tier !== 'CORE')
      ? 'Every talent is owned or chosen.'
      : 'The enabled game data have no talent to add.';
  }
  return isSomeBlocked
    ? 'The matching talents require talents that you do not own. They are listed below.'
    : 'Search for another name, or choose every tier.';
}

function matches(text: string, searchText: string): boolean {
  return text.toLowerCase().includes(searchText.trim().toLowerCase());
}

interface ChoiceProps {
  choice: TalentChoice;
  /** The talents that are already paid for, including the draft. */
  paid: ReadonlySet<string>;
  onAdd?: () => void;
}

function Choice({ choice: { talent, cost, refusal }, paid, onAdd }: ChoiceProps) {
  const { gameData } = useLoadedCharacter();
  const { parts } = unpaidCost(talent.name, paid, gameData);
  return (
    <TalentCard
      talent={talent}
      level={onAdd ? 2 : 3}
      aside={
        <Chip>
          Costs{' '}
          {parts.length > 1 ? (
            <Explain label={`Cost of ${talent.name}`} total={cost} parts={parts} freeSide="left" />
          ) : (
            cost
          )}
        </Chip>
      }
      actions={
        onAdd ? (
          <Button
            aria-label={`Add ${talent.name}`}
            disabledReason={refusal ? <WordingText wording={refusal.text} /> : undefined}
            onClick={onAdd}
          >
            Add
          </Button>
        ) : undefined
      }
    >
      {!onAdd && refusal ? (
        <p className={styles.refusal}>
          <WordingText wording={refusal.text} />
        </p>
      ) : null}
    </TalentCard>
  );
}
