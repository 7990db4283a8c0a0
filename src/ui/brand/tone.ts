/** The colours by their meaning: see tokens.css. `sable` is plain ink. */
export type Tone = 'gules' | 'teal' | 'gold' | 'purpure' | 'sable';
