import type { Dropped, Losses } from '../core/character/validate.ts';
import { useWords } from './terms/use-words.ts';
import { WordingText } from './wording-text.tsx';

const SORTS: Readonly<Record<Dropped['what'], string>> = {
  item: 'Item',
  weapon: 'Weapon',
  armor: 'Armor',
  accessory: 'Accessory',
  skill: 'Skill',
  talent: 'Talent',
  pinnacle: 'Pinnacle talent',
};

/** What a character loses with other game data, by name, and why. */
export function LossesList({ dropped, lowered }: Losses) {
  const word = useWords();
  return (
    <ul>
      {dropped.map(({ what, name, level, why }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may have one name, and the list never reorders
        <li key={index}>
          {SORTS[what]} <bdi>{name}</bdi>
          {level === undefined ? '' : ` at level ${level}`}: <WordingText wording={why} />
        </li>
      ))}
      {lowered.map(({ bar, from, to }) => (
        <li key={bar}>
          {word(bar)} goes down from {from} to {to}: more is above its new maximum.
        </li>
      ))}
    </ul>
  );
}
