import { useState } from 'react';
import { Dot } from '../../cards/terms/dot.tsx';
import { FactLine } from '../../cards/terms/fact-line.tsx';
import { NamedText } from '../../cards/terms/named-text.tsx';
import { Term } from '../../cards/terms/term.tsx';
import { WordingText } from '../../cards/wording-text.tsx';
import { parseItemFile } from '../../core/character/items/item-file.ts';
import {
  addItem,
  checkItemWeight,
  itemNamed,
  removeItem,
  replaceItem,
} from '../../core/character/items/items.ts';
import { itemCost } from '../../core/character/items/trade.ts';
import { itemWeight } from '../../core/character/items/weight.ts';
import { isItemDefined } from '../../core/character/parked/parked.ts';
import type { InventoryItem } from '../../core/character/sheet/sheet.ts';
import { itemText } from '../../core/game-data/entry-text.ts';
import { type Message, say, userName } from '../../core/lib/wording.ts';
import { TakenDialog } from '../../library/taken-dialog.tsx';
import { readFile } from '../../state/read-file.ts';
import { canTakeSnapshots } from '../../state/snapshot-words.ts';
import { useGame, useLoadedCharacter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DraftFigures } from '../../ui/draft/draft-figures.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { DropZone } from '../../ui/fields/drop-zone.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './items.module.css';
import { useSubmitted } from './use-submitted.ts';
import { WeightFigure } from './weight-figure.tsx';

interface UploadProblem {
  readonly message: string;
  readonly detail?: Message;
}

interface UploadItemProps {
  /** The item of the file that was chosen last. */
  item: InventoryItem | undefined;
  onItem: (item: InventoryItem | undefined) => void;
}

/** Reads an item from a file and shows it before it is added. Rule: docs/rules/items.md#uploading-an-item. */
export function UploadItem({ item, onItem }: UploadItemProps) {
  const { loaded, platform, storage } = useGame();
  const { sheet, gameData } = useLoadedCharacter();
  const submitted = useSubmitted();
  const [problem, setProblem] = useState<UploadProblem>();

  const refuse = (found: UploadProblem) => {
    setProblem(found);
    onItem(undefined);
  };
  const readUpload = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const read = await readFile(file);
    if (!read.ok) return refuse(read.problem);
    const parsed = parseItemFile(read.value, platform.now());
    if (!parsed.ok) return refuse({ message: parsed.problem });
    setProblem(undefined);
    onItem(parsed.value);
  };
  const [isAsking, setAsking] = useState(false);
  const twin = item && itemNamed(sheet, item.name);
  const tooHeavy = item && checkItemWeight(item, sheet, gameData);

  const add = async (added: InventoryItem) => {
    if (!loaded.change(`Add ${added.name}`, (before) => addItem(before, added))) return;
    onItem(undefined);
    await submitted(say`${userName(added.name)} added.`);
  };
  const replace = async (added: InventoryItem, { id }: InventoryItem) => {
    const name = userName(added.name);
    if (canTakeSnapshots(storage)) {
      const taken = await storage.snapshots.take(`Before replacing ${added.name} of ${sheet.name}`);
      if (taken.kind === 'failed')
        return setProblem({ message: 'Nothing has been replaced.', detail: taken.problem.message });
    }
    if (!loaded.change(`Replace ${added.name}`, (before) => replaceItem(before, id, added, gameData))) return;
    onItem(undefined);
    await submitted(say`${name} replaced.`);
  };

  return (
    <div className={`${styles.panel} ${styles.upload}`}>
      <DropZone
        prompt="Drop to upload an item"
        label="Upload Item"
        accept=".json,application/json"
        isMain={item === undefined}
        onFiles={readUpload}
      >
        An item file from the Download tab. You see what it is, what it weighs and what it costs before you
        add it.
      </DropZone>
      {problem ? (
        <Notice kind="error" live="alert">
          <p>{problem.message}</p>
          {problem.detail ? (
            <p>
              <WordingText wording={problem.detail} /> Nothing has changed.
            </p>
          ) : null}
        </Notice>
      ) : null}
      {item ? (
        <Preview
          item={item}
          problem={twin ? checkItemWeight(item, removeItem(sheet, twin.id, gameData), gameData) : tooHeavy}
          weight={itemWeight(item, gameData)}
          cost={itemCost(item, gameData)}
          text={itemText(gameData, item.template, 'preview')}
          isDefined={isItemDefined(item, gameData)}
          onAdd={() => (twin ? setAsking(true) : void add(item))}
        />
      ) : null}
      {item && twin && isAsking ? (
        <TakenDialog
          name={item.name}
          message="An item with that name is in the inventory."
          keepBothDisabledReason={tooHeavy}
          onAnswer={(answer) => {
            setAsking(false);
            if (answer === 'keep-both') void add(item);
            if (answer === 'replace') void replace(item, twin);
            if (answer === 'skip') onItem(undefined);
          }}
        />
      ) : null}
    </div>
  );
}

interface PreviewProps {
  item: InventoryItem;
  problem: string | undefined;
  weight: number;
  cost: number;
  text: readonly string[];
  /** Whether the game data define its template. */
  isDefined: boolean;
  onAdd: () => void;
}

function Preview({ item, problem, weight, cost, text, isDefined, onAdd }: PreviewProps) {
  return (
    <Card
      level={2}
      title={<bdi>{item.name}</bdi>}
      meta={
        <>
          <Term kind="item" name={item.template} />
          <Dot />
          <FactLine text={`quantity ${item.quantity} · weight ${weight} · cost ${cost}`} />
        </>
      }
      actions={
        <Button kind="primary" disabledReason={problem} onClick={onAdd}>
          Add Item
        </Button>
      }
    >
      {item.flavor ? (
        <p className="flavour" dir="auto">
          <NamedText text={item.flavor} />
        </p>
      ) : null}
      {item.weight === undefined ? (
        <p>
          <NamedText text={text.join(' ')} of={item.template} />
        </p>
      ) : null}
      {isDefined ? null : (
        <p>
          It is parked when the character is opened again, and offered back when a pack defines its template.
        </p>
      )}
      <DraftFigures>
        <WeightFigure added={[item]} />
      </DraftFigures>
    </Card>
  );
}
