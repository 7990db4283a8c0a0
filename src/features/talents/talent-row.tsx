import type { ReactNode } from 'react';
import { Names } from '../../cards/names.tsx';
import { readableName } from '../../cards/readable-name.ts';
import { Dot } from '../../cards/terms/dot.tsx';
import { FactLine } from '../../cards/terms/fact-line.tsx';
import { NamedText } from '../../cards/terms/named-text.tsx';
import { Term } from '../../cards/terms/term.tsx';
import { useModifiersText } from '../../cards/terms/use-words.ts';
import type { Talent } from '../../core/game-data/pack.ts';
import { EntryRow } from '../../ui/layout/entry-row.tsx';
import type { HeadingLevel } from '../../ui/layout/heading.tsx';

interface TalentRowProps {
  talent: Talent;
  level: HeadingLevel;
  figure?: ReactNode;
  /** After the tier and the tags. */
  note?: string | undefined;
  button?: ReactNode;
  children?: ReactNode;
}

/**
 * A talent in a row, with what it changes and teaches; its name opens its card, which has its text. That
 * stands in the row where nothing else says what the talent does.
 */
export function TalentRow({ talent, level, figure, note, button, children }: TalentRowProps) {
  const { name, tier, modifiers, description, tags } = talent;
  const modifiersText = useModifiersText();
  const taught = [...talent.actions, ...talent.maneuvers];
  const teachesToo = modifiers.size > 0 && taught.length > 0;
  return (
    <EntryRow
      level={level}
      tone={tier === 'PINNACLE' ? 'pinnacle' : undefined}
      title={
        <Term kind="talent" name={name}>
          <bdi data-searchable="Name">{name}</bdi>
        </Term>
      }
      effect={
        modifiers.size + taught.length === 0 ? (
          <NamedText text={description.join(' ')} of={name} />
        ) : (
          <>
            {/* With the comma, which begins no line. */}
            <FactLine text={`${modifiersText(modifiers)}${teachesToo ? ',' : ''}`} />
            {taught.length > 0 ? (
              <>
                {teachesToo ? ' teaches\u00a0' : 'Teaches\u00a0'}
                <Names names={taught} kind="action" />
              </>
            ) : null}
          </>
        )
      }
      meta={
        <>
          {readableName(tier)}
          {tags.map((tag) => (
            <span key={tag}>
              {', '}
              <bdi data-searchable="Tags">{tag}</bdi>
            </span>
          ))}
          {note === undefined ? null : (
            <>
              <Dot />
              <FactLine text={note} />
            </>
          )}
        </>
      }
      figure={figure}
      button={button}
    >
      {children}
    </EntryRow>
  );
}
