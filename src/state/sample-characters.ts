/** A ready-made character of the standard game: its name and a one-line description. */
export interface Sample {
  readonly name: string;
  readonly line: string;
}

/** What home offers on a first visit. */
export const FIRST_SAMPLE: Sample = {
  name: 'Ilse Wren',
  line: 'Glim: burns from afar, and mends whom she came with.',
};

/** The samples in `samples.json`, one for each group of skills. */
export const SAMPLE_CHARACTERS: readonly Sample[] = [
  { name: 'Odda Harrow', line: 'Iron: blade, shield and a great deal of patience. Stands in front.' },
  FIRST_SAMPLE,
  { name: 'Tamsin Quill', line: 'Road: hidden, then a bow, then somewhere else.' },
  { name: 'Bartol Fenn', line: 'Hearth: rallies the others, and has built something that goes off.' },
];
