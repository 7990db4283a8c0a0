import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { NamedText } from '../../cards/terms/named-text.tsx';
import { type FirstStep, firstSteps } from '../../core/character/first-steps.ts';
import { equip } from '../../core/character/items/equipment.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { shownFirstSteps } from '../../state/first-steps-shown.ts';
import { useGame, useLoadedCharacter } from '../../state/use-game.ts';
import { useShell } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DisclosureButton } from '../../ui/buttons/disclosure-button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './first-steps.module.css';

const TITLE = 'What is left to do';

/** Accessories may be many; the Equipment tile has the others. */
const MAX_ITEMS = 4;

/** What is left to do with a new character. Rule: docs/rules/play.md#the-start-of-a-character. */
export function FirstSteps({ name }: { name: string }) {
  const { storage } = useShell();
  const [isShown, setShown] = useState(() => shownFirstSteps.has(storage.remembered, name));
  const end = () => {
    shownFirstSteps.remove(storage.remembered, name);
    setShown(false);
  };
  return isShown ? <Steps onEnd={end} /> : null;
}

function Steps({ onEnd }: { onEnd: () => void }) {
  const character = useLoadedCharacter();
  const steps = firstSteps(character);
  const { start } = playOf(character.gameData);
  const advice = start?.advice ?? [];
  const isDone = steps.length === 0;
  useEffect(() => {
    if (isDone) onEnd();
  });
  if (isDone) return null;
  return (
    <section className={styles.steps} aria-label={TITLE}>
      <Notice title={TITLE} onDismiss={onEnd}>
        <ul className={styles.list}>
          {steps.map((step) => (
            <li key={step.kind} className={styles.step}>
              <Step step={step} name={character.sheet.name} gameData={character.gameData} />
            </li>
          ))}
        </ul>
        {advice.length > 0 ? <Advice lines={advice} /> : null}
      </Notice>
    </section>
  );
}

function Advice({ lines }: { lines: readonly string[] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DisclosureButton isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
        Advice from the game
      </DisclosureButton>
      {isOpen ? (
        <ol id={id}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders
            <li key={index} dir="auto">
              <NamedText text={line} />
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}

interface StepProps {
  step: FirstStep;
  /** The character's. */
  name: string;
  gameData: Pick<GameData, 'play'>;
}

function Step({ step, name, gameData }: StepProps) {
  switch (step.kind) {
    case 'SPEND_POTENTIAL':
      return (
        <>
          <span>
            Spend {step.amount} {wordFor(gameData, 'POTENTIAL', 'potential')}
            {pinnacleWords(step.pinnacles)}
          </span>
          <span className={styles.ways}>
            <LinkButton render={<Link to={paths.skills(name)} />}>Raise skills</LinkButton>
            <LinkButton render={<Link to={paths.talents(name, 'add')} />}>Choose talents</LinkButton>
          </span>
        </>
      );
    case 'SPEND_CURRENCY':
      return (
        <>
          <span>
            Spend {step.amount} {wordFor(gameData, 'CURRENCY', 'currency')}
          </span>
          <span className={styles.ways}>
            <LinkButton render={<Link to={paths.items(name, 'add')} />}>Choose items</LinkButton>
          </span>
        </>
      );
    case 'EQUIP':
      return <Equip items={step.items} />;
  }
}

const pinnacleWords = (pinnacles: number): string =>
  pinnacles === 0 ? '' : pinnacles === 1 ? ', and choose a pinnacle' : `, and choose ${pinnacles} pinnacles`;

function Equip({ items }: Pick<Extract<FirstStep, { kind: 'EQUIP' }>, 'items'>) {
  const { loaded } = useGame();
  return (
    <>
      <span>Equip what you own</span>
      <span className={styles.ways}>
        {items.slice(0, MAX_ITEMS).map(({ slot, item }) => (
          <Button
            key={item.id}
            onClick={() =>
              loaded.change(`Equip ${item.name}`, (sheet, { gameData }) =>
                equip(sheet, slot, item.id, gameData),
              )
            }
          >
            Equip <bdi>{item.name}</bdi>
          </Button>
        ))}
      </span>
    </>
  );
}
