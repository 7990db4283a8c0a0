import type { ComponentPropsWithRef } from 'react';

export type HeadingLevel = 2 | 3 | 4;

/** A heading of the given level. */
export function Heading({ level, ...rest }: { level: HeadingLevel } & ComponentPropsWithRef<'h2'>) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
