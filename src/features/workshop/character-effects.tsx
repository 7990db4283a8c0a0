import { useEffect, useState } from 'react';
import { LossesList } from '../../cards/losses-list.tsx';
import { WordingText } from '../../cards/wording-text.tsx';
import { parsePack } from '../../core/game-data/parse-pack.ts';
import { nameList } from '../../core/lib/wording.ts';
import { useGame, useGameDataState } from '../../state/use-game.ts';
import { type CharacterEffect, characterEffects } from '../../state/workshop/character-effects.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import styles from './workshop.module.css';

/** Begins when nothing has changed for so long. */
const QUIET_MS = 500;

interface CharacterEffectsProps {
  /** The name of the pack. */
  name: string;
  json: unknown;
}

/** What stored characters lose and gain. Rule: docs/rules/workshop.md#what-characters-lose-and-gain. */
export function CharacterEffects({ name, json }: CharacterEffectsProps) {
  const game = useGame();
  const { available } = useGameDataState();
  const isUsed = available.some((pack) => pack.name === name);
  const [found, setFound] = useState<{
    readonly json: unknown;
    readonly effects: readonly CharacterEffect[];
  }>();
  useEffect(() => {
    if (!isUsed) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const pack = parsePack(json);
      const effects = pack.ok ? await characterEffects(game, pack.value, controller.signal) : [];
      if (!controller.signal.aborted) setFound({ json, effects });
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [game, json, isUsed]);

  if (!isUsed) return null;
  const effects = found !== undefined && found.json === json ? found.effects : undefined;
  return (
    <section className={styles.panel} aria-labelledby="character-effects">
      <Heading level={2} id="character-effects">
        Characters
      </Heading>
      {effects === undefined ? <p className={styles.quiet}>Looking at the stored characters…</p> : null}
      {effects?.length === 0 ? <p>No stored character loses or gains anything by this version.</p> : null}
      {effects?.map((effect) => (
        <Effect key={effect.name} {...effect} />
      ))}
    </section>
  );
}

function Effect({ name, dropped, lowered, carriedOver, gained }: CharacterEffect) {
  return (
    <section>
      <Heading level={3}>
        <bdi>{name}</bdi>
      </Heading>
      {gained.length > 0 ? (
        <p>
          Comes back: <WordingText wording={nameList(gained)} />
        </p>
      ) : null}
      {carriedOver.length > 0 ? (
        <p>
          Has another name:{' '}
          <WordingText wording={nameList(carriedOver.map(({ from, to }) => `${from} → ${to}`))} />
        </p>
      ) : null}
      <LossesList dropped={dropped} lowered={lowered} />
    </section>
  );
}
