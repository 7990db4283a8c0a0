import type { ComponentPropsWithRef } from 'react';

export type HeadingLevel = 2 | 3 | 4;

/** A heading whose level its place in the page decides. */
export function Heading({ level, ...rest }: { level: HeadingLevel } & ComponentPropsWithRef<'h2'>) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
