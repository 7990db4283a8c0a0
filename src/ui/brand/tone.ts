/** A colour by its meaning: see tokens.css. `plain` is ink. */
export type Tone = 'life' | 'energy' | 'accent' | 'pinnacle' | 'plain';
