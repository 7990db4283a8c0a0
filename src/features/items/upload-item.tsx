import { useState } from 'react';
import { parseItemFile } from '../../core/character/item-file.ts';
import { addItem, checkItemWeight } from '../../core/character/items.ts';
import type { InventoryItem } from '../../core/character/sheet.ts';
import { itemWeight } from '../../core/character/weight.ts';
import { itemText } from '../../core/game-data/entry-text.ts';
import { readFile } from '../../state/read-file.ts';
import { useApplication, useLoadedCharacter } from '../../state/use-application.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './items.module.css';
import { useSubmitted } from './use-submitted.ts';
import { WeightSummary } from './weight-summary.tsx';

type Upload =
  | { readonly kind: 'item'; readonly item: InventoryItem }
  | { readonly kind: 'problem'; readonly message: string; readonly detail?: string };

/** An item from a file, shown before it is added (seed 2 §4 Items). */
export function UploadItem() {
  const { loaded, surroundings } = useApplication();
  const { sheet, gameData } = useLoadedCharacter();
  const submitted = useSubmitted();
  const [upload, setUpload] = useState<Upload>();

  const take = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const read = await readFile(file);
    if (!read.ok) {
      setUpload({ kind: 'problem', ...read.problem });
      return;
    }
    const item = parseItemFile(read.value, surroundings.now());
    setUpload(item.ok ? { kind: 'item', item: item.value } : { kind: 'problem', message: item.problem });
  };
  const add = async (item: InventoryItem) => {
    if (!loaded.change(`Add ${item.name}`, (before) => addItem(before, item))) return;
    setUpload(undefined);
    await submitted(`${item.name} added.`);
  };

  return (
    <FileDrop prompt="Drop to upload an item" onFiles={take}>
      <div className={styles.panel}>
        <div className={styles.choose}>
          <FileInput label="Upload Item" accept=".json,application/json" onFiles={take} />
          <p className={styles.quiet}>The file of one item, as the Download tab writes it.</p>
        </div>
        {upload?.kind === 'problem' ? (
          <Notice kind="error" live="alert">
            <p>{upload.message}</p>
            {upload.detail ? <p>{upload.detail} Nothing has changed.</p> : null}
          </Notice>
        ) : null}
        {upload?.kind === 'item' ? (
          <Preview
            item={upload.item}
            problem={checkItemWeight(upload.item, sheet, gameData)}
            weight={itemWeight(upload.item, gameData)}
            text={itemText(gameData, upload.item.template, 'preview')}
            onAdd={() => void add(upload.item)}
          />
        ) : null}
      </div>
    </FileDrop>
  );
}

interface PreviewProps {
  item: InventoryItem;
  problem: string | undefined;
  weight: number;
  text: readonly string[];
  onAdd: () => void;
}

function Preview({ item, problem, weight, text, onAdd }: PreviewProps) {
  return (
    <Card
      level={2}
      title={<bdi>{item.name}</bdi>}
      meta={
        <>
          <bdi>{item.template}</bdi> · quantity {item.quantity} · weight {weight}
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
          {item.flavor}
        </p>
      ) : null}
      {item.weight === undefined ? <p>{text.join(' ')}</p> : null}
      <WeightSummary added={weight} />
    </Card>
  );
}
