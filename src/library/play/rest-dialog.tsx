import { useState } from 'react';
import { ResourceMark } from '../../cards/resource-mark.tsx';
import { NamedText } from '../../cards/terms/named-text.tsx';
import { Term } from '../../cards/terms/term.tsx';
import { Terms } from '../../cards/terms/terms.tsx';
import { barMaxima, barValues } from '../../core/character/resources.ts';
import { type Provision, previewRest } from '../../core/consequences/take-rest.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { BARS, type Bar } from '../../core/rules/bars.ts';
import { usePlay } from '../../state/play/use-play.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AmountList, AmountRow } from './amount-row.tsx';
import styles from './rest-dialog.module.css';

const NO_EDITS: ReadonlyMap<Bar, number> = new Map();

/**
 * Chooses a rest by its name, and shows what it gives back and consumes before it is taken.
 * Rule: docs/rules/play.md#rests.
 */
export function RestDialog({ onClose }: { onClose: () => void }) {
  const character = useLoadedCharacter();
  const play = usePlay();
  const { rests } = playOf(character.gameData);
  const [name, setName] = useState<string>();
  const [edits, setEdits] = useState(NO_EDITS);
  const rest = rests.find((each) => each.name === name) ?? rests[0];
  // The pack of the rests may be switched off meanwhile.
  if (rest === undefined) return null;
  const { gains, provisions } = previewRest(character, rest);
  const [values, maxima] = [barValues(character.sheet), barMaxima(character)];
  const rows = BARS.filter((bar) => rest.restores.some(({ resource }) => resource === bar)).map((bar) => {
    const room = Math.max(0, maxima[bar] - values[bar]);
    const gained = gains.reduce((sum, { resource, amount }) => sum + (resource === bar ? amount : 0), 0);
    return { bar, room, amount: Math.min(edits.get(bar) ?? gained, room) };
  });
  const take = () => {
    play.rest(
      rest,
      rows.filter(({ amount }) => amount > 0).map(({ bar, amount }) => ({ resource: bar, amount })),
    );
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rest"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" onClick={take}>
            Take Rest
          </Button>
        </>
      }
    >
      <Terms gameData={character.gameData}>
        <RadioGroup
          label="Kind of rest"
          labelHidden
          value={rest.name}
          onChange={(chosen) => {
            setName(chosen);
            setEdits(NO_EDITS);
          }}
          options={rests.map((each) => ({
            value: each.name,
            label: <bdi>{each.name}</bdi>,
            description:
              each.text === '' ? undefined : (
                <bdi>
                  <NamedText text={each.text} />
                </bdi>
              ),
          }))}
        />
        <AmountList label="What it restores">
          {rows.map(({ bar, room, amount }) => (
            <AmountRow
              key={bar}
              title={
                <>
                  <ResourceMark resource={bar} /> {wordFor(character.gameData, bar)}
                </>
              }
              note={
                room === 0
                  ? `${values[bar]}, at its maximum`
                  : `${values[bar]} → ${values[bar] + amount} of ${maxima[bar]}`
              }
              label={`${wordFor(character.gameData, bar)} restored`}
              amount={amount}
              max={room}
              onChange={(value) => setEdits(new Map(edits).set(bar, value))}
            />
          ))}
        </AmountList>
        {provisions.length > 0 ? (
          <ul className={styles.provisions} aria-label="What it consumes">
            {provisions.map((provision) => (
              <li key={provision.item} data-missing={provision.available < provision.needed || undefined}>
                <ProvisionText {...provision} />
              </li>
            ))}
          </ul>
        ) : null}
      </Terms>
    </Dialog>
  );
}

function ProvisionText({ item, needed, available }: Provision) {
  const name = <Term kind="item" name={item} />;
  if (available >= needed) {
    return (
      <>
        Consumes {needed} {name} of {available}.
      </>
    );
  }
  return (
    <>
      Needs {needed} {name}, and the inventory holds {available}. The table decides whether the rest counts.
    </>
  );
}
