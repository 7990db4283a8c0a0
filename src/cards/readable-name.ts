import { capitalise } from '../core/lib/capitalise.ts';

/** UPPER_SNAKE_CASE as words: `Maximum Health`. A name in any other form stays as it is. */
export function readableName(name: string): string {
  if (!/^[A-Z0-9_]+$/u.test(name)) return name;
  return name.toLowerCase().split('_').map(capitalise).join(' ');
}
