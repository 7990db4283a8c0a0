import { useEffect, useState } from 'react';
import { CharacterEffectsList } from '../../cards/pack-diff/character-effects-list.tsx';
import type { Pack } from '../../core/game-data/pack.ts';
import { parsePack } from '../../core/game-data/parse-pack.ts';
import { useCharacterEffects } from '../../state/packs/use-character-effects.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import styles from './workshop.module.css';

/** Begins when nothing has changed for so long. */
const QUIET_MS = 500;

interface CharacterEffectsProps {
  /** The name of the pack. */
  name: string;
  json: unknown;
}

/** A pack as it was when nothing had changed for a moment. */
interface QuietPack {
  readonly json: unknown;
  /** undefined where the reader refuses it. */
  readonly pack: Pack | undefined;
}

/** What stored characters lose and gain. Rule: docs/rules/workshop.md#what-characters-lose-and-gain. */
export function CharacterEffects({ name, json }: CharacterEffectsProps) {
  const { available } = useGameDataState();
  const isUsed = available.some((pack) => pack.name === name);
  const [quiet, setQuiet] = useState<QuietPack>();
  useEffect(() => {
    if (!isUsed) return;
    const timer = setTimeout(() => {
      const pack = parsePack(json);
      setQuiet({ json, pack: pack.ok ? pack.value : undefined });
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [json, isUsed]);
  const current = quiet?.json === json ? quiet : undefined;
  const effects = useCharacterEffects(current?.pack);

  if (!isUsed) return null;
  const isRefused = current !== undefined && current.pack === undefined;
  return (
    <section className={styles.card} aria-labelledby="character-effects">
      <Heading level={2} id="character-effects">
        Characters
      </Heading>
      {isRefused ? (
        <p>The app cannot load this pack yet: the findings say why.</p>
      ) : (
        <CharacterEffectsList effects={effects} level={3} />
      )}
    </section>
  );
}
