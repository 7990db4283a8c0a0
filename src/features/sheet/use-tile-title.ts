import { useWords } from '../../cards/terms/use-words.ts';
import { tileOf } from './tiles/index.tsx';

/** The titles of tiles in the words of the packs. */
export function useTileTitle(): (tile: string) => string {
  const word = useWords();
  return (tile) => {
    const { title, labelled } = tileOf(tile);
    return labelled === undefined ? title : word(labelled);
  };
}
