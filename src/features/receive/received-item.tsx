import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Dot } from '../../cards/terms/dot.tsx';
import { FactLine } from '../../cards/terms/fact-line.tsx';
import { parseItemFile } from '../../core/character/items/item-file.ts';
import { addItem, checkItemWeight } from '../../core/character/items/items.ts';
import { itemCost } from '../../core/character/items/trade.ts';
import { itemWeight } from '../../core/character/items/weight.ts';
import { say, userName } from '../../core/lib/wording.ts';
import type { SharedDocument } from '../../core/share/share-code.ts';
import { lastStep, offerUndo } from '../../state/offer-undo.ts';
import { missingPacks } from '../../state/share/received.ts';
import { useCharacter, useGame } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { MissingPacks } from './missing-packs.tsx';

interface ReceivedItemProps {
  shared: SharedDocument;
  onDone: () => void;
}

/** A received item, for the inventory of the loaded character. */
export function ReceivedItem({ shared, onDone }: ReceivedItemProps) {
  const game = useGame();
  const { loaded, notices, platform } = game;
  const character = useCharacter((each) => each);
  const [parsed] = useState(() => parseItemFile(shared.file, platform.now()));
  if (!parsed.ok) {
    return (
      <>
        <Notice kind="error" live="alert">
          {parsed.problem}
        </Notice>
        <Button onClick={onDone}>Back</Button>
      </>
    );
  }
  const item = parsed.value;
  const add = () => {
    if (!loaded.change(`Add ${item.name}`, (before) => addItem(before, item))) return;
    offerUndo(notices, say`${userName(item.name)} has been received.`, lastStep(loaded));
    onDone();
  };
  return (
    <Card
      level={2}
      title={<bdi>{item.name}</bdi>}
      meta={
        <>
          Item
          <Dot />
          <bdi>{item.template}</bdi>
          <Dot />
          <FactLine
            text={[
              `quantity ${item.quantity}`,
              ...(character
                ? [
                    `weight ${itemWeight(item, character.gameData)}`,
                    `cost ${itemCost(item, character.gameData)}`,
                  ]
                : []),
            ].join(' · ')}
          />
        </>
      }
      actions={
        <>
          <Button onClick={onDone}>Discard</Button>
          {character ? (
            <Button
              kind="primary"
              disabledReason={checkItemWeight(item, character.sheet, character.gameData)}
              onClick={add}
            >
              {'Add to the inventory of '}
              <bdi>{character.sheet.name}</bdi>
            </Button>
          ) : (
            <LinkButton render={<Link to={paths.characterStorage} />}>Choose a character</LinkButton>
          )}
        </>
      }
    >
      {item.flavor ? (
        <p className="flavour" dir="auto">
          {item.flavor}
        </p>
      ) : null}
      <MissingPacks packs={missingPacks(game, shared)} />
      {character ? null : <p>Load the character that gets it, then come back to this page.</p>}
    </Card>
  );
}
