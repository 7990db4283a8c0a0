import type { GameDataEffect } from '../../core/character/game-data-effect.ts';
import { nameList } from '../../core/lib/wording.ts';
import { LossesList } from '../losses-list.tsx';
import { WordingText } from '../wording-text.tsx';

/** What a character loses and gains with other game data, what comes back first. */
export function EffectLines({ gained, carriedOver, actions, numbers, dropped, lowered }: GameDataEffect) {
  const lines = [
    { what: 'Comes back', names: gained },
    { what: 'Has another name', names: carriedOver.map(({ from, to }) => `${from} → ${to}`) },
    { what: 'Can do from then on', names: actions.gained },
    { what: 'Can no longer do', names: actions.lost },
    { what: 'Numbers', names: numbers.map(({ name, from, to }) => `${name}: ${from} → ${to}`) },
  ];
  return (
    <>
      {lines.map(({ what, names }) =>
        names.length === 0 ? null : (
          <p key={what}>
            <strong>{what}</strong>: <WordingText wording={nameList(names)} />
          </p>
        ),
      )}
      {dropped.length + lowered.length === 0 ? null : <LossesList dropped={dropped} lowered={lowered} />}
    </>
  );
}
