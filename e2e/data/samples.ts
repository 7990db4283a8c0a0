import { readFileSync } from 'node:fs';
import type { Json } from './json.ts';

interface Samples {
  readonly characters: readonly (Json & {
    readonly name: string;
    readonly health: number;
    readonly boostPoints: number;
  })[];
  readonly encounter: Json & { readonly encounterName: string };
}

/** The characters and the encounter that the app offers to try. */
export const SAMPLES: Samples = JSON.parse(readFileSync('public/samples.json', 'utf8'));
