import { useState } from 'react';
import { normaliseName } from '../core/lib/normalise-name.ts';
import { SearchField } from '../ui/fields/search-field.tsx';

/** From so many characters on, the list can be searched. */
const MANY = 10;

/** The characters whose names contain what was typed, and the field for it where there are many. */
export function useCharacterSearch<Entry extends { readonly key: string }>(characters: readonly Entry[]) {
  const [query, setQuery] = useState('');
  const found = characters.filter(({ key }) => key.includes(normaliseName(query)));
  const field =
    characters.length >= MANY ? (
      <SearchField
        label="Search characters"
        placeholder="Search characters"
        value={query}
        onChange={setQuery}
      />
    ) : null;
  const message = found.length === 0 && characters.length > 0 ? 'No character’s name contains this.' : '';
  return { found, field, message };
}
