import type { ReactNode } from 'react';
import { readableName } from '../../cards/readable-name.ts';
import { NamedText } from '../../cards/terms/named-text.tsx';
import { Term } from '../../cards/terms/term.tsx';
import { useModifiersText } from '../../cards/terms/use-words.ts';
import type { Talent } from '../../core/game-data/pack.ts';
import { EntryRow } from '../../ui/layout/entry-row.tsx';
import type { HeadingLevel } from '../../ui/layout/heading.tsx';

interface TalentRowProps {
  talent: Talent;
  level: HeadingLevel;
  aside?: ReactNode;
  button?: ReactNode;
  children?: ReactNode;
}

/** A talent in a row; its name opens its card, and the names in its text open theirs. */
export function TalentRow({ talent, level, aside, button, children }: TalentRowProps) {
  const { name, tier, modifiers, description, tags } = talent;
  const modifiersText = useModifiersText();
  const effect = modifiersText(modifiers);
  const text = description.join(' ');
  return (
    <EntryRow
      level={level}
      tone={tier === 'PINNACLE' ? 'pinnacle' : undefined}
      title={
        <Term kind="talent" name={name}>
          <bdi data-searchable="Name">{name}</bdi>
        </Term>
      }
      meta={
        <>
          {effect ? `${effect}\u00a0· ` : ''}
          {readableName(tier)}
          {tags.map((tag) => (
            <span key={tag}>
              {', '}
              <bdi data-searchable="Tags">{tag}</bdi>
            </span>
          ))}
          {text ? (
            <>
              {'\u00a0· '}
              <NamedText text={text} of={name} />
            </>
          ) : null}
        </>
      }
      aside={aside}
      button={button}
    >
      {children}
    </EntryRow>
  );
}
