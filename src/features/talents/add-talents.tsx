import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { readableName } from '../../cards/readable-name.ts';
import { RulesText } from '../../cards/terms/rules-text.tsx';
import { Term } from '../../cards/terms/term.tsx';
import { paidTalents } from '../../core/character/potential.ts';
import { refillText } from '../../core/character/resources.ts';
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
import { nameList, userName as nameWord, say, wordingText } from '../../core/lib/wording.ts';
import { useGame, useLoadedCharacter } from '../../state/use-game.ts';
import { useLiveMessage } from '../../state/use-live-message.ts';
import { useSettings } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Chip } from '../../ui/buttons/chip.tsx';
import { DraftBar, DraftLayout } from '../../ui/draft/draft-bar.tsx';
import { DraftRepair } from '../../ui/draft/draft-repair.tsx';
import { Announcement } from '../../ui/feedback/announcement.tsx';
import { FoundStatus } from '../../ui/feedback/found-status.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ChosenList } from '../../ui/layout/chosen-list.tsx';
import { Collapsible, type CollapsibleProps } from '../../ui/layout/collapsible.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Filters } from '../../ui/layout/rows/filters.tsx';
import { RowList } from '../../ui/layout/rows/row-list.tsx';
import { NONE_NOW, NoneNow } from './none-now.tsx';
import { OwnedNote } from './owned-note.tsx';
import { PotentialSummary } from './potential-summary.tsx';
import { TalentChanges } from './talent-changes.tsx';
import { TalentChoiceRow } from './talent-choice.tsx';
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
  const id = useId();
  const [text, setText] = useState('');
  // The list follows what is typed.
  const typed = useDeferredValue(text);
  const [tier, setTier] = useState(EVERY_TIER);
  const [isAffordable, setAffordable] = useState(false);
  const [refused, setRefused] = useState<TalentChoice>();
  const [message, announce] = useLiveMessage();

  // The sheet may have changed since then, by an undo or in another tab.
  const draft = supportedTalentDraft(sheet, chosen, gameData);
  const allChoices = talentChoices(sheet, draft, gameData);
  const choices = allChoices
    .filter(({ talent }) => tier === EVERY_TIER || talent.tier === tier)
    .filter(({ talent }) => [talent.name, ...talent.tags].some((each) => matches(each, typed)))
    .sort((a, b) => a.talent.name.localeCompare(b.talent.name));
  const open = choices.filter(({ refusal }) => refusal?.reason !== 'requirements');
  const available = isAffordable ? open.filter(({ refusal }) => refusal === undefined) : open;
  const blocked = isAffordable ? [] : choices.filter(({ refusal }) => refusal?.reason === 'requirements');
  // By what is out of reach before anything is chosen: no row moves to the other list while one chooses.
  const outOfReach = namesOutOfReach(draft.length === 0 ? allChoices : talentChoices(sheet, [], gameData));
  const near = available.filter(({ talent }) => !outOfReach.has(talent.name));
  const far = available.filter(({ talent }) => outOfReach.has(talent.name));
  // Why not one can be added, where nothing is chosen.
  const none = draft.length === 0 ? refusalOfAll(allChoices) : undefined;
  const drafted = draftedCharacter(sheet, draft, gameData);
  const noneNow = { reasons: none, drafted, choices: allChoices };
  const paid = paidTalents(drafted.sheet, gameData);

  const choose = (next: TalentDraft) => {
    setRefused(undefined);
    onChoose(next);
  };
  const add = (choice: TalentChoice) => {
    if (choice.refusal) {
      setRefused(choice);
      return;
    }
    const { name } = choice.talent;
    choose(addToTalentDraft(sheet, draft, name, gameData));
    announce(`${name} added`);
  };
  const remove = (name: string) => {
    choose(removeFromTalentDraft(sheet, draft, name, gameData));
    announce(`${name} removed`);
  };
  const isNarrowed = allChoices.length > 0 && (text !== '' || tier !== EVERY_TIER || isAffordable);
  const showAll = () => {
    setText('');
    setTier(EVERY_TIER);
    setAffordable(false);
  };
  const submit = async () => {
    const what = draft.length === 1 ? nameList(draft) : say`${draft.length} talents`;
    if (!loaded.change(`Add ${wordingText(what)}`, (before) => submitTalents(before, draft, gameData)))
      return;
    choose([]);
    notices.success(say`${what} added.`);
    if (settings.navigate) await navigate(paths.sheet(sheet.name));
  };
  const list = (label: string, listed: readonly TalentChoice[], canAdd: boolean) => (
    <RowList
      label={label}
      items={listed}
      itemKey={({ talent }) => talent.name}
      estimateHeight={72}
      minColumnWidth={21.25}
      searchTerms={['Name', 'Tags'].map((field) => ({ field, value: typed.trim() }))}
      renderItem={(choice) => (
        <TalentChoiceRow
          choice={choice}
          paid={paid}
          free={drafted.potential.free.total}
          level={listed === near ? 2 : 3}
          refusalId={`${id}-${choice.refusal?.reason}`}
          {...(canAdd ? { onAdd: () => add(choice) } : {})}
        />
      )}
    />
  );

  return (
    <DraftLayout
      draft={
        <DraftBar
          isEmpty={draft.length === 0}
          problem={none ? `${NONE_NOW}.` : checkTalentDraft(sheet, draft, gameData)}
          isProblemShown={none !== undefined}
          refusal={refused ? refusalOf(refused) : undefined}
          onSubmit={submit}
          onDiscard={draft.length > 0 ? () => choose([]) : undefined}
          changes={<TalentChanges drafted={drafted} />}
        >
          <PotentialSummary character={drafted} />
          <ChosenList label="Chosen talents" count={draft.length}>
            {draft.map((name) => (
              <li key={name}>
                <Chip
                  tone={drafted.sheet.pinnacles.includes(name) ? 'pinnacle' : 'accent'}
                  onRemove={() => remove(name)}
                  removeLabel={`Remove ${name}`}
                >
                  <Term kind="talent" name={name} />
                </Chip>
              </li>
            ))}
          </ChosenList>
          {draft.length > 0 ? <p className={styles.refill}>After Submit: {refillText(gameData)}</p> : null}
          <NoneNow {...noneNow} place="draft" />
        </DraftBar>
      }
    >
      <Announcement message={message} />
      <FoundStatus
        search={`${tier} ${isAffordable} ${typed}`}
        found={available.length + blocked.length}
        total={allChoices.length}
      />
      <Filters
        active={Number(tier !== EVERY_TIER) + Number(isAffordable)}
        search={
          <SearchField label="Search talents" value={text} onChange={setText} placeholder="Search talents" />
        }
      >
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
        <div data-checks>
          <Checkbox label="Affordable" checked={isAffordable} onChange={setAffordable} />
        </div>
      </Filters>
      <OwnedNote text={text} />
      <Refusals id={id} choices={available} />
      <NoneNow {...noneNow} place="list" />
      {available.length === 0 ? (
        <EmptyState
          title="No talent can be added here"
          actions={isNarrowed ? <Button onClick={showAll}>Show all talents</Button> : null}
        >
          {nothingToAdd(gameData, allChoices.length === 0, blocked.length > 0, isAffordable)}
        </EmptyState>
      ) : null}
      {near.length > 0 ? list('Talents to add', near, true) : null}
      <Further title="Out of reach" count={far.length} defaultOpen>
        {list('Talents out of reach', far, true)}
      </Further>
      <Further title="Not yet" count={blocked.length} meta={`${blocked.length} with unmet requirements`}>
        {list('Talents with unmet requirements', blocked, false)}
      </Further>
      <DraftRepair names={chosen.filter((name) => !draft.includes(name))} />
    </DraftLayout>
  );
}

/** A list below the talents that can be added; nothing where it is empty. */
function Further({ count, ...rest }: CollapsibleProps & { count: number }) {
  return count > 0 ? <Collapsible meta={count} {...rest} /> : null;
}

/** Why a press on a talent's button was refused. */
function refusalOf({ talent, refusal }: TalentChoice): ReactNode {
  return refusal ? <RulesText wording={say`${nameWord(talent.name)}: ${refusal.text}`} /> : undefined;
}

/** The talents whose requirements are met, but which the character cannot pay. */
function namesOutOfReach(choices: readonly TalentChoice[]): ReadonlySet<string> {
  return new Set(
    choices
      .filter(({ refusal }) => refusal && refusal.reason !== 'requirements')
      .map(({ talent }) => talent.name),
  );
}

/**
 * Why none of the talents whose requirements are met can be added; undefined where one can, or where there is
 * none.
 */
function refusalOfAll(choices: readonly TalentChoice[]): string | undefined {
  const open = choices.filter(({ refusal }) => refusal?.reason !== 'requirements');
  const texts = new Set(open.map(({ refusal }) => refusal && wordingText(refusal.text)));
  return texts.size === 0 || texts.has(undefined) ? undefined : [...texts].join(' ');
}

/** The reasons why talents of the list cannot be added, each once: the buttons refer to them. */
function Refusals({ id, choices }: { id: string; choices: readonly TalentChoice[] }) {
  const texts = new Map(choices.flatMap(({ refusal }) => (refusal ? [[refusal.reason, refusal.text]] : [])));
  return (
    <div hidden>
      {[...texts].map(([reason, text]) => (
        <p key={reason} id={`${id}-${reason}`}>
          {wordingText(text)}
        </p>
      ))}
    </div>
  );
}

function nothingToAdd(
  { talents }: GameData,
  isEveryTaken: boolean,
  isSomeBlocked: boolean,
  isAffordable: boolean,
): string {
  if (isEveryTaken) {
    return [...talents.values()].some(({ tier }) => tier !== 'CORE')
      ? 'Every talent is owned or chosen.'
      : 'The enabled game data have no talent to add.';
  }
  if (isAffordable) return 'None of them can be added with what you have left.';
  return isSomeBlocked
    ? 'The matching talents require talents that you do not own. They are listed below.'
    : 'Search for another name, or choose all tiers.';
}

function matches(text: string, searchText: string): boolean {
  return text.toLowerCase().includes(searchText.trim().toLowerCase());
}
