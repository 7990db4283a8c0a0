import type { GameDataEffect } from '../../core/character/game-data-effect.ts';
import { Heading, type HeadingLevel } from '../../ui/layout/heading.tsx';
import { EffectLines } from './effect-lines.tsx';

interface CharacterEffectsListProps {
  /** undefined until they are known. */
  effects: readonly (GameDataEffect & { readonly name: string })[] | undefined;
  level: HeadingLevel;
}

/** What each stored character loses and gains, by its name. */
export function CharacterEffectsList({ effects, level }: CharacterEffectsListProps) {
  if (effects === undefined) return <p>Looking at the stored characters…</p>;
  if (effects.length === 0) return <p>No stored character loses or gains anything by this version.</p>;
  return effects.map(({ name, ...effect }) => (
    <section key={name}>
      <Heading level={level}>
        <bdi>{name}</bdi>
      </Heading>
      <EffectLines {...effect} />
    </section>
  ));
}
